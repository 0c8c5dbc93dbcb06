// The answers of the API as JSON Schema; `server/wire/api.ts` has them as types.

const text = { type: 'string' };
const whole = { type: 'integer' };
const truth = { type: 'boolean' };
const list = (items: object): object => ({ type: 'array', items });
const ref = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
const object = (properties: Readonly<Record<string, object>>, optional: readonly string[] = []): object => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter(name => !optional.includes(name)),
});

const viewer = { oneOf: [whole, { const: 'spectator' }] };

export const answers: Readonly<Record<string, object>> = {
  MeAnswer: object({ id: text, name: text, program: truth, muted: list(text) }),
  DeviceAnswer: object({ code: text, expires: whole }),
  ProgramAnswer: object({ id: text, name: text, token: text }),
  Sitter: {
    oneOf: [
      object({ kind: { const: 'free' } }),
      object({ kind: { const: 'bot' }, bot: text }),
      object(
        {
          kind: { const: 'person' },
          person: text,
          name: text,
          program: truth,
          standIn: text,
          resigned: truth,
        },
        ['standIn', 'resigned'],
      ),
    ],
  },
  TableInfo: object(
    {
      id: text,
      game: text,
      edition: text,
      rulesVersion: whole,
      options: { type: 'object', additionalProperties: text },
      sitters: list(ref('Sitter')),
      host: text,
      access: { enum: ['open', 'invited'] },
      spectators: { enum: ['none', 'link', 'public'] },
      time: { type: 'object' },
      overtime: text,
      status: { enum: ['open', 'playing', 'over', 'cancelled'] },
      created: whole,
      commitment: text,
      seed: text,
      result: { type: 'object' },
      rematch: text,
    },
    ['seed', 'result', 'rematch'],
  ),
  TableLine: object({
    info: ref('TableInfo'),
    updated: whole,
    pending: list(whole),
    yourTurn: truth,
    version: whole,
  }),
  TableAnswer: object({ table: ref('TableLine'), viewer, keys: object({ join: text, watch: text }) }, [
    'viewer',
    'keys',
  ]),
  TablesAnswer: object({ tables: list(ref('TableLine')) }),
  HistoryAnswer: object({ viewer, first: { type: 'object' }, patches: list(list({})) }),
  MatchFile: { type: 'object' },
  ProblemAnswer: object({ error: object({ code: text, message: text }) }),
};
