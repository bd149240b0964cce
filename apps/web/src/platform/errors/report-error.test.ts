import { ErrorReport } from '@peonia/contract/protocol/client.schema.ts';
import { Value } from 'typebox/value';
import { beforeAll, expect, it } from 'vitest';
import { adoptSettings } from '../settings.ts';
import { describeError } from './report-error.ts';

beforeAll(() =>
  adoptSettings({
    brand: 'Peonia',
    publicUrl: '',
    isProduction: true,
    variant: 'world',
    pages: ['/home', '/profile/:id', '/user/online'],
    adultPurposes: false,
    translates: false,
    hasTranslator: false,
    transcribes: false,
    reviewsMedia: false,
    social: [],
    chatAppFollow: '',
    icp: '',
  }),
);

const origin = 'https://example.com';

function failure(name: string, stack: string): Error {
  return Object.assign(new Error('anna@example.com wrote: I love you'), { name, stack });
}

it('tells class, own places, pattern and version, and nothing a person wrote', () => {
  const stack = `TypeError: anna@example.com
    at read (https://example.com/assets/app-1a2b3c.js:12:345)
    at https://evil.example/assets/x.js:1:1
    at https://example.com/profile/12?q=Anna:3:4
    read@https://example.com/assets/profile-9.js:1:20`;
  const report = describeError(failure('TypeError', stack), '/de/profile/12', origin);
  expect(report).toEqual({
    kind: 'TypeError',
    frames: ['assets/app-1a2b3c.js:12:345', 'assets/profile-9.js:1:20'],
    route: '/profile/:id',
    client: '1.0.0',
  });
  expect(JSON.stringify(report)).not.toMatch(/anna|love|evil/i);
});

it.each([
  ['a class of its own', failure('AnnaError', '')],
  ['no error at all', 'anna@example.com'],
  ['nothing', null],
])('counts %s as other', (_what, error) => {
  expect(describeError(error, '/nowhere/12', origin)).toMatchObject({ kind: 'Other', frames: [], route: '/' });
});

it('fits the contract', () => {
  const stack = Array.from({ length: 30 }, (_, line) => `at x (https://example.com/assets/app.js:${line}:1)`).join(
    '\n',
  );
  expect(Value.Check(ErrorReport, describeError(failure('RangeError', stack), '/user/online', origin))).toBe(true);
});
