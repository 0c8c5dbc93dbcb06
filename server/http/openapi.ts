import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { answers } from './answers.ts';
import type { Route } from './route.ts';

const schemaOf = (schema: v.GenericSchema): object => {
  const { $schema: _, ...rest } = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' });
  return rest;
};

interface Shape {
  readonly properties?: Readonly<Record<string, object>>;
  readonly required?: readonly string[];
}

const parametersIn = (place: 'path' | 'query', schema: v.GenericSchema): readonly object[] => {
  const { properties = {}, required = [] }: Shape = schemaOf(schema);
  return Object.entries(properties).map(([name, type]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: type,
  }));
};

const json = (schema: object): object => ({ content: { 'application/json': { schema } } });
const reference = (name: string): object => ({ $ref: `#/components/schemas/${name}` });

const operationOf = (route: Route): object => ({
  summary: route.about,
  security: route.forAnybody === true ? [{}, { cookie: [] }, { token: [] }] : [{ cookie: [] }, { token: [] }],
  parameters: [...parametersIn('path', route.params), ...parametersIn('query', route.query)],
  ...(route.method === 'POST' || route.method === 'PUT'
    ? { requestBody: { required: true, ...json(schemaOf(route.body)) } }
    : {}),
  responses: {
    200: { description: 'Done.', ...json(reference(route.answer)) },
    default: { description: 'Refused; nothing was changed.', ...json(reference('ProblemAnswer')) },
  },
});

/** The API as a document, made from the very schemas that check what comes in. */
export const openApiOf = (routes: readonly Route[], version: string): object => {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Cais',
      version,
      description: 'Tables of Lata, Café and Garum. What travels over the socket is told in docs/online.md.',
    },
    paths,
    components: {
      schemas: answers,
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'cais' },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
  };
};
