import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { namedSchemas } from '@peonia/contract/documents/named-schemas.ts';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { asyncapiDocument } from '../src/platform/openapi/asyncapi-document.ts';
import { openapiDocument } from '../src/platform/openapi/openapi-document.ts';

type Json = Readonly<Record<string, unknown>>;

const documents = [
  ['openapi', openapiDocument('Peonia')],
  ['asyncapi', asyncapiDocument('Peonia')],
] as const;

describe.each(documents)('%s.json', (name, document) => {
  it('has no finding of the linter', { timeout: 120_000 }, async () => {
    const config = await createConfig({
      extends: ['recommended-strict'],
      rules: {
        // The specification has `/payment/{method}/purchase` beside `/payment/orders/{id}`.
        'no-ambiguous-paths': 'off',
      },
    });
    const findings = await lintFromString({
      source: JSON.stringify(document),
      absoluteRef: `/${name}.json`,
      config,
    });

    expect(findings.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
  });

  it('describes every field', () => {
    expect([...new Set(fieldsWithout('description', document, name === 'openapi'))]).toEqual([]);
  });
});

describe('openapi.json', () => {
  const parameters = Object.entries(documents[0][1] as Json).flatMap(([part, paths]) =>
    part === 'paths'
      ? operationsOf(paths as Json).flatMap(([call, { parameters: all }]) => parametersOf(call, all))
      : [],
  );

  it('describes every parameter, with an example', () => {
    expect(parameters.length).toBeGreaterThan(200);
    const lacking = parameters.filter(
      ([, { description, schema }]) => !isText(description) || !('examples' in (schema as Json)),
    );
    expect(lacking.map(([call, { name }]) => `${call} ${String(name)}`)).toEqual([]);
  });

  it('says of what an id in a path is the number', () => {
    const vague = parameters.filter(([, { name, description }]) => name === 'id' && description === 'Number.');
    expect(vague.map(([call]) => call)).toEqual([]);
  });

  it('names what every call may carry in the form that the server takes', () => {
    const { parameters: common } = (documents[0][1] as unknown as { components: { parameters: Record<string, Json> } })
      .components;
    const takes = (name: string, value: string) =>
      new RegExp(String((common[name]?.['schema'] as Json | undefined)?.['pattern'])).test(value);

    expect(['a', 'a'.repeat(16), 'a b'.repeat(6)].map((key) => takes('IdempotencyKey', key))).toEqual([
      false,
      true,
      false,
    ]);
    expect(['short', 'c3ab8ff1-3720'].map((id) => takes('ClientId', id))).toEqual([false, true]);
    expect(['ab', 'abc', 'ab12', 'abc12', 'abc123'].map((pid) => takes('PartnerId', pid))).toEqual([
      false,
      true,
      true,
      false,
      true,
    ]);
    expect(JSON.stringify((documents[0][1] as unknown as { paths: Json }).paths['/register'])).toContain('PartnerId');
  });

  it('lists in words the numbers that a field may have', () => {
    const wrong = fieldsOf(documents).filter(([, field]) => {
      const text = String(field['description'] ?? '');
      if (!/^\d+ /.test(text)) return false;
      const said = [...text.matchAll(/(?<![\w×-])(\d+)(?= [a-z])/g)].map(([, number]) => Number(number));
      const choices = [field['enum'] ?? field['const'] ?? []].flat().filter((choice) => choice !== null);
      // Of a flag the words may say what 1 means alone.
      const isComplete = choices.every((choice) => said.includes(Number(choice))) || choices.join() === '0,1';
      return (
        field['type'] === 'boolean' ||
        (choices.length > 0 && (!isComplete || said.some((one) => !choices.includes(one))))
      );
    });
    expect(wrong.map(([name, { description }]) => `${name}: ${String(description)}`)).toEqual([]);
  });

  it('mentions null only where a field may be null', () => {
    const wrong = fieldsOf(documents).filter(
      ([, field]) =>
        // Of a list the words may be about its items.
        field['type'] !== 'array' &&
        /; null [^;.]*\.$/.test(String(field['description'] ?? '')) &&
        !JSON.stringify(typesOf(field)).includes('null'),
    );
    expect(wrong.map(([name, { description }]) => `${name}: ${String(description)}`)).toEqual([]);
  });
});

it('names the exported objects of every schema module', () => {
  const folder = resolve('packages/contract/src');
  const exported = globSync('**/*.schema.ts', { cwd: folder, exclude: ['protocol/pagination.schema.ts'] }).flatMap(
    (file) =>
      [...readFileSync(resolve(folder, file), 'utf8').matchAll(/^export const ([A-Z]\w*) = Type\.Object/gm)].map(
        ([, name = '']) => name,
      ),
  );

  expect(exported.length).toBeGreaterThan(100);
  expect(exported.filter((name) => !(name in namedSchemas))).toEqual([]);
});

/** Names of fields that lack a keyword. A reference carries the words of what it refers to. */
function fieldsWithout(keyword: string, value: unknown, ofReferences: boolean): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { properties } = value as Json;
  const own = Object.entries((properties ?? {}) as Readonly<Record<string, Json>>)
    .filter(([, field]) => isSchema(field) && !(keyword in field) && (ofReferences || !('$ref' in field)))
    .map(([name]) => name);
  const isFrame = own.includes('data') && own.includes('seq');
  return [...(isFrame ? [] : own), ...Object.values(value).flatMap((one) => fieldsWithout(keyword, one, ofReferences))];
}

function operationsOf(paths: Json): [string, Json][] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Json).map(([method, one]): [string, Json] => [
      `${method.toUpperCase()} ${path}`,
      one as Json,
    ]),
  );
}

function parametersOf(call: string, all: unknown): [string, Json][] {
  return ((all ?? []) as Json[]).filter((one) => !('$ref' in one)).map((one) => [call, one]);
}

/** Every field of every schema, with its name. */
function fieldsOf(value: unknown): [string, Json][] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Object.entries(((value as Json)['properties'] ?? {}) as Readonly<Record<string, Json>>).filter(
    ([, field]) => isSchema(field),
  );
  return [...own, ...Object.values(value).flatMap(fieldsOf)];
}

function typesOf({ type, enum: choices, anyOf }: Json): unknown {
  return { type, choices, anyOf };
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.length > 3;
}

function isSchema(field: unknown): field is Json {
  return typeof field === 'object' && field !== null && ('type' in field || '$ref' in field || 'anyOf' in field);
}
