// The statements that an append is made of, for both databases.

export const INSERT_TABLE = `insert into tables (id, config, info, status, lobby, created)
  values ($1, $2, '', '', 0, $3) on conflict do nothing`;
export const INSERT_STAND = `insert into stands (table_id, updated, pending, version)
  values ($1, $2, '', 0) on conflict do nothing`;
export const UPDATE_LISTING = `update tables set info = $2, status = $3, lobby = $4 where id = $1`;
export const CLEAR_CHAIRS = `delete from chairs where table_id = $1`;
export const INSERT_CHAIR = `insert into chairs (person, table_id) values ($1, $2) on conflict do nothing`;
