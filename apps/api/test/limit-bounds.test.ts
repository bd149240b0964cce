import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { discoveryContract } from '@peonia/contract/discovery/discovery.schema.ts';
import { profilesContract } from '@peonia/contract/profiles/profiles.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { travelContract } from '@peonia/contract/travel/travel.schema.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from './api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ LIMIT_BIOGRAPHY_MAX: '4000', LIMIT_TRAVEL_NOTES_MAX: '10', LIMIT_AGE_MIN: '16' });
});
afterAll(() => api.close());

it('accepts what a limit that was raised allows, and no more', async () => {
  const anna = await api.register('Anna');
  const within = await anna.call(profilesContract.updateProfile, { body: { biography: 'x'.repeat(4_000) } });
  const beyond = await anna.call(profilesContract.updateProfile, { body: { biography: 'x'.repeat(4_001) } });

  expect([within.status, beyond.code]).toEqual([200, errors.input_invalid.code]);
});

it('refuses what a limit that was lowered forbids', async () => {
  const ben = await api.register('Ben');
  const wishes = {
    has_visa: false,
    needs_ticket: false,
    needs_hotel: false,
    needs_car: false,
    needs_translator: false,
  };
  const traveller = { name: 'Ben', email: 'ben@example.test', destination: 'Chengdu', companion_id: null };
  const save = (notes: string) =>
    ben.call(travelContract.saveTravelDraft, { body: { ...traveller, ...wishes, notes } });
  const [within, beyond] = [await save('x'.repeat(10)), await save('x'.repeat(11))];

  expect([within.status, beyond.code]).toEqual([200, errors.input_invalid.code]);
  expect(beyond.message).toContain('notes');
});

it('bounds a query alike', async () => {
  const listed = await api.guest().call(discoveryContract.listLatest, { query: { age_from: 16 } });
  const refused = await api.guest().call(discoveryContract.listLatest, { query: { age_from: 15 } });

  expect([listed.status, refused.code]).toEqual([200, errors.input_invalid.code]);
});

it('writes no limit into a schema as a number', async () => {
  const folder = join(import.meta.dirname, '../../../packages/contract/src');
  const names = globSync('**/*.schema.ts', { cwd: folder });
  const read = names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const);
  const fixed = (await Promise.all(read)).filter(([, text]) => /\blimits\.\w/.test(text)).map(([name]) => name);

  expect(fixed).toEqual([]);
});
