/** Each is run once, in order, and never changed afterwards. Words that SQLite and PostgreSQL both know. */
export const MIGRATIONS: readonly (readonly string[])[] = [
  [
    `create table tables (
      id text primary key, config text not null, info text not null, status text not null, lobby integer not null,
      created bigint not null, updated bigint not null, pending text not null, version integer not null, due bigint)`,
    `create index tables_lobby on tables (lobby, updated)`,
    `create index tables_due on tables (due) where due is not null`,
    `create table entries (table_id text not null, seq integer not null, at bigint not null, body text not null)`,
    `create unique index entries_number on entries (table_id, seq)`,
    `create table chairs (person text not null, table_id text not null, primary key (person, table_id))`,
    `create index chairs_table on chairs (table_id)`,
    `create table people (
      id text primary key, name text not null, owner text, token text unique, created bigint not null)`,
    `create index people_owner on people (owner) where owner is not null`,
    `create table muted (person text not null, other text not null, primary key (person, other))`,
    `create table codes (hash text primary key, person text not null, expires bigint not null)`,
    `create table secrets (name text primary key, value text not null)`,
    `create table pulse (id integer primary key, at bigint not null)`,
    `create table outages (start bigint primary key, finish bigint not null)`,
  ],
  // A move at a table that the lobby does not show leaves this index alone.
  [`drop index tables_lobby`, `create index tables_lobby on tables (updated) where lobby = 1`],
  // What every move changes stands apart from what is long and hardly ever changes: a commit then writes few pages.
  [
    `create table stands (
      table_id text primary key, updated bigint not null, pending text not null, version integer not null, due bigint)`,
    `insert into stands (table_id, updated, pending, version, due)
      select id, updated, pending, version, due from tables`,
    `drop index tables_lobby`,
    `drop index tables_due`,
    ...['updated', 'pending', 'version', 'due'].map(column => `alter table tables drop column ${column}`),
    `create index tables_lobby on tables (id) where lobby = 1`,
    `create index stands_due on stands (due) where due is not null`,
  ],
];
