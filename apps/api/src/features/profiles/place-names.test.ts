import { profilesContract } from '@peonia/contract/profiles/profiles.schema.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from '../../../test/api.ts';
import { there } from '../../../test/there.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

it('names a place in the language of the page, not in that of the member', async () => {
  const yuki = await api.register('Yuki Kyoto', { language: 'ja', visibility: 'public' });
  const { locations } = (await yuki.call(profilesContract.findPlaces, { query: { k: 'Kyoto' } })).body;
  await yuki.call(profilesContract.updateProfile, { body: { place_id: there(locations[0]).place_id } });
  const cityIn = async (language: string) =>
    (await api.guest(language).call(profilesContract.getProfile, { params: { id: yuki.id } })).body.city;

  expect([await cityIn('en'), await cityIn('ja'), await cityIn('zh')]).toEqual(['Kyoto', '京都', '京都']);
});
