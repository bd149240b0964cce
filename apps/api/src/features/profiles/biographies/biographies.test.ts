import { profilesContract } from '@peonia/contract/profiles/profiles.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';

let api: Api;
let jonas: Member;

beforeAll(async () => {
  api = await startApi({ ADULT_PURPOSES: '1' });
  jonas = await api.register('Jonas Weber', { gender: 1, language: 'de', visibility: 'public' });
});
afterAll(() => api.close());

const change = (body: Record<string, unknown>) => jonas.call(profilesContract.updateProfile, { body });
const readBy = async (language: string) => {
  const { biography, language: written } = (
    await api.guest(language).call(profilesContract.getProfile, { params: { id: jonas.id } })
  ).body;
  return [biography, written];
};

describe('a biography in several languages', () => {
  it('is shown in the reader’s language if there is one, else the general text', async () => {
    await change({
      biography: 'Ich baue Orgeln.',
      biographies: { en: ' I build organs. ', zh: '我造管风琴。', tw: '我造管風琴。' },
    });
    expect(await readBy('en')).toEqual(['I build organs.', 'en']);
    expect(await readBy('zh-Hans')).toEqual(['我造管风琴。', 'zh']);
    expect(await readBy('zh-Hant')).toEqual(['我造管風琴。', 'zh']);
    expect(await readBy('fr')).toEqual(['Ich baue Orgeln.', 'de']);
  });

  it('keeps omitted texts, and deletes an empty one', async () => {
    const { body } = await change({ biographies: { en: '', fr: 'Je construis des orgues.' } });
    expect(body.biographies).toEqual({ zh: '我造管风琴。', tw: '我造管風琴。', fr: 'Je construis des orgues.' });
    expect((await jonas.me()).profile.biographies).toEqual(body.biographies);
    expect(await readBy('en')).toEqual(['Ich baue Orgeln.', 'de']);
  });

  it.each([{ es: 'Hago órganos.' }, { de: 'x'.repeat(3_001) }, { de: null }, { de: 'a\u0000b' }, { de: 'a\ud800b' }])(
    'refuses %j',
    async (biographies) => {
      expect((await change({ biographies })).code).toBe(errors.input_invalid.code);
    },
  );

  it('is deleted with the profile', async () => {
    await api.sql('delete from profile where member_id = $1', [jonas.id]);
    expect(await api.sql('select 1 from biography where member_id = $1', [jonas.id])).toEqual([]);
  });
});

describe('purposes set by the operator', () => {
  // covers: Coded options of the profile, income band 607 added
  // covers: PUT /user
  it('are accepted only where they are offered', async () => {
    const other = await startApi();
    const [here, there] = [await api.register('Anna Here', {}), await other.register('Anna There', {})];
    const options = { body: { purpose: [801, 811] as [801, 811] } };
    expect((await here.call(profilesContract.updateProfile, options)).body.purpose).toEqual([801, 811]);
    expect((await there.call(profilesContract.updateProfile, options)).code).toBe(errors.purpose_closed.code);
    await other.close();
  });
});
