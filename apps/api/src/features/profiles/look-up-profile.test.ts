import { profilesContract } from '@peonia/contract/profiles/profiles.schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../test/api.ts';
import type { Member } from '../../../test/fixtures/register-member.ts';
import { lookupSource } from './lookup-source.ts';

let api: Api;
let mei: Member;

beforeAll(async () => {
  api = await startApi();
  mei = await api.register('Mei Lookup', { visibility: 'public' });
});
afterAll(() => api.close());

const countOf = async (source: string) => {
  const text = await (await fetch(`${api.address}/metrics`)).text();
  return Number(new RegExp(`^profile_lookups_total\\{source="${source}"\\} (\\d+)`, 'm').exec(text)?.[1] ?? 0);
};
const lookUp = (query: string, headers = {}) =>
  fetch(`${api.address}/v1/u/${mei.id}${query}`, { redirect: 'manual', headers });

// covers: GET /u/:id
describe('a look-up by a link from outside', () => {
  it('returns the profile with redirect=0, and sends the browser to its page with redirect=1', async () => {
    const body = (await api.guest().call(profilesContract.getPublicProfile, { params: { id: mei.id } })).body;
    const sent = await lookUp('?redirect=1');

    expect(body.name).toBe('Mei Lookup');
    expect([sent.status, sent.headers.get('location')]).toEqual([302, `/profile/${mei.id}`]);
  });

  it('sends the browser on for an unknown member as well, whose page says so', async () => {
    const sent = await fetch(`${api.address}/v1/u/999999?redirect=1`, { redirect: 'manual' });

    expect([sent.status, sent.headers.get('location')]).toEqual([302, '/profile/999999']);
  });

  it('is counted by the class of the page before', async () => {
    const before = [await countOf('search'), await countOf('own'), await countOf('none')];

    await lookUp('', { referer: 'https://www.google.de/' });
    await lookUp('?redirect=0&referrer=/user/latest');
    await lookUp('');

    expect([await countOf('search'), await countOf('own'), await countOf('none')]).toEqual(before.map((n) => n + 1));
  });
});

it.each([
  [undefined, 'none'],
  ['/user/online', 'own'],
  ['https://peonia.example/home', 'own'],
  ['//evil.example/', 'other'],
  ['https://cn.bing.com/search?q=x', 'search'],
  ['https://notgoogle.example/', 'other'],
  ['%%%', 'other'],
] as const)('puts %s into the class %s', (referrer, source) => {
  expect(lookupSource(referrer, 'peonia.example')).toBe(source);
});
