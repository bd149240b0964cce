import { limits } from '@peonia/contract/protocol/limits.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { replyError } from '../replies/error-reply.ts';
import { compileValidator } from './compile-schema.ts';
import { ignoreUnknownQuery } from './unknown-query.ts';

const body = Type.Object(
  {
    name: Type.String({ minLength: 4 }),
    password: Type.String({ minLength: 6 }),
    files: Type.Optional(Type.Array(Type.Object({ id: Type.Integer() }))),
  },
  { additionalProperties: false },
);
const querystring = Type.Object({ page: Type.Optional(Type.Integer()) }, { additionalProperties: false });

const fieldErrors = {
  name: { error: 'name_invalid', values: { least: 'name_min', most: 'name_max' } },
  password: { error: 'new_password_invalid' },
} as const;

let app: FastifyInstance;
beforeEach(() => {
  app = fastify();
  app.setValidatorCompiler(({ schema, httpPart }) => compileValidator(schema as object, httpPart));
  app.setErrorHandler((error, request, reply) => replyError(error, request, reply, limits));
  app.post('/form', { schema: { body } }, (request, reply) => reply.send(request.body));
  app.post('/named', { schema: { body }, config: { fieldErrors } }, (request, reply) => reply.send(request.body));
  const preValidation = ignoreUnknownQuery(querystring);
  app.get('/list', { schema: { querystring }, preValidation }, (request, reply) => reply.send(request.query));
});
afterEach(() => app.close());

const send = async (payload: object) => (await app.inject({ method: 'POST', url: '/form', payload })).json() as object;

const refusal = async (payload: object) =>
  (await app.inject({ method: 'POST', url: '/named', payload, headers: { 'accept-language': 'en' } })).json() as object;

describe('a refused input', () => {
  it('names all wrong fields at once', async () => {
    expect(await send({ name: 'Al', extra: 1 })).toMatchObject({
      code: 400_100,
      fields: ['password', 'extra', 'name'],
    });
  });

  it('names the path of a field inside a list', async () => {
    const reply = await send({ name: 'Anna', password: 'secret', files: [{ id: 1 }, {}] });

    expect(reply).toMatchObject({ fields: ['files.1.id'] });
  });

  it('is checked for its first problem only where it is large', async () => {
    const reply = await send({ name: 'Al', password: 'x', files: Array.from({ length: 2_000 }, () => ({ id: 'no' })) });

    expect((reply as { fields: string[] }).fields).toHaveLength(1);
  });

  it('is the refusal that the endpoint names for its first wrong field, with the limits of its message', async () => {
    const name = await refusal({ password: 'x', name: 'Al' });
    const password = await refusal({ password: 'x', name: 'Anna' });

    expect([name, password]).toMatchObject([
      { code: 400_104, message: 'Name is invalid, 4-20 symbols', fields: ['name', 'password'] },
      { code: 400_106, message: 'Password is invalid', fields: ['password'] },
    ]);
  });

  it.each([
    ['an object', (depth: number) => `{"name":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}`],
    ['a list', (depth: number) => `{"name":${'['.repeat(depth)}${']'.repeat(depth)}}`],
  ])('is refused where %s nests deeper than the stack reaches', async (_name, nested) => {
    const reply = await app.inject({
      method: 'POST',
      url: '/form',
      payload: nested(20_000),
      headers: { 'content-type': 'application/json' },
    });

    expect(reply.json()).toMatchObject({ code: 400_100 });
  });

  it('has no fields where the problem is another one', async () => {
    const reply = await app.inject({
      method: 'POST',
      url: '/form',
      payload: '{',
      headers: { 'content-type': 'application/json' },
    });

    expect(reply.json()).not.toHaveProperty('fields');
  });
});

describe('unknown query parameters', () => {
  it('are ignored and named in a warning', async () => {
    const reply = await app.inject('/list?page=2&later=1&x%0Ay=2');

    expect(reply.json()).toEqual({ page: 2 });
    expect(reply.headers['warning']).toBe('299 - "Unknown query parameters are ignored: later, x?y"');
  });

  it('cause no warning where there are none', async () => {
    const reply = await app.inject('/list?page=2');

    expect(reply.statusCode).toBe(200);
    expect(reply.headers).not.toHaveProperty('warning');
  });
});
