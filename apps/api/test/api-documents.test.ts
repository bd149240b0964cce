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

function isSchema(field: unknown): field is Json {
  return typeof field === 'object' && field !== null && ('type' in field || '$ref' in field || 'anyOf' in field);
}
