import { profilesContract } from '@peonia/contract/profiles/profiles.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../test/api.ts';
import type { Client } from '../../../test/client.ts';
import { write } from '../../../test/fixtures/hire-translator.ts';
import type { Member } from '../../../test/fixtures/register-member.ts';
import { makePicture, uploadPicture } from '../../../test/fixtures/upload-picture.ts';
import { befriend, block } from '../privacy/public.ts';

let api: Api;
let mei: Member;
let jonas: Member;
let yuki: Member;

beforeAll(async () => {
  api = await startApi();
  mei = await api.register('Mei Lin', { gender: 0, seeking: 'men', birthday: '1995-04-12', visibility: 'registered' });
  jonas = await api.register('Jonas Weber', { gender: 1, seeking: 'women', language: 'de', visibility: 'public' });
  yuki = await api.register('Yuki Abe', { gender: 0, language: 'ja' });
});
afterAll(() => api.close());

const open = (client: Client, id: number) => client.call(profilesContract.getProfile, { params: { id } });
const change = (client: Client, body: Record<string, unknown>) => client.call(profilesContract.updateProfile, { body });
const upload = async (client: Member, data?: Buffer) =>
  (await uploadPicture(api.address, client, ...(data === undefined ? [] : [{ data }]))).body.files[0]?.id ?? 0;
const whole = { x: 0, y: 0, w: 1, h: 1 };

it('shows last-seen in coarse words, unless always offline or blocked', async () => {
  const lena = await api.register('Lena Late', { visibility: 'public' });
  const seen = async (reader: Client) => (await open(reader, lena.id)).body.last_seen;
  const told = [];
  for (const days of [0, 2, 20, 40]) {
    await api.sql('update profile set active_at = now() - make_interval(days => $2) where member_id = $1', [
      lena.id,
      days,
    ]);
    told.push(await seen(api.guest()));
  }
  expect(told).toEqual(['day', 'week', 'month', null]);
  await change(lena, { online_status: 'offline' });
  expect(await seen(yuki)).toBeNull();
  await change(lena, { online_status: 'available' });
  expect(await seen(yuki)).toBe('day');
  await block(api.app.database, yuki.id, lena.id);
  expect(await seen(yuki)).toBeNull();
});

describe('visibility of a profile', () => {
  const shown = async (id: number) => ({
    guest: (await open(api.guest(), id)).status,
    stranger: (await open(yuki, id)).status,
    self: (await open(id === mei.id ? mei : jonas, id)).status,
  });

  it('shows public ones to everybody, members-only ones to anybody logged in', async () => {
    expect(await shown(jonas.id)).toEqual({ guest: 200, stranger: 200, self: 200 });
    expect(await shown(mei.id)).toEqual({ guest: 404, stranger: 200, self: 200 });
  });

  it('shows friends-only and hidden ones to friends and VIP', async () => {
    const [friend, vip] = [await api.register('Fran Friend', {}), await api.register('Vera Vip', { vip: true })];
    await befriend(api.app.database, mei.id, friend.id);
    for (const visibility of ['friends', 'hidden']) {
      await api.sql('update privacy_setting set visibility = $2 where member_id = $1', [mei.id, visibility]);
      expect(await shown(mei.id)).toEqual({ guest: 404, stranger: 404, self: 200 });
      expect([(await open(friend, mei.id)).status, (await open(vip, mei.id)).status]).toEqual([200, 200]);
    }
    await api.sql(`update privacy_setting set visibility = 'registered' where member_id = $1`, [mei.id]);
  });

  it('tells those who know of a member that the profile is for friends', async () => {
    const told = { status: 400, code: errors.profile_for_friends.code };
    const [ines, wim, arno] = [
      await api.register('Ines Inner', { visibility: 'friends' }),
      await api.register('Wim Written', {}),
      await api.register('Arno Asked', {}),
    ];
    await write(ines, wim, 'Hello Wim');
    // The list of requests leaves out members whom the reader may not see, too.
    await api.sql('insert into friend_request (sender_id, receiver_id) values ($1, $2)', [ines.id, arno.id]);

    for (const endpoint of [profilesContract.getProfile, profilesContract.getPublicProfile]) {
      expect(await wim.call(endpoint, { params: { id: ines.id } })).toMatchObject(told);
      for (const reader of [yuki, arno, api.guest()])
        expect(await reader.call(endpoint, { params: { id: ines.id } })).toMatchObject({ status: 404 });
    }
    // Hidden ones stay unknown, and so does the member who blocks.
    await api.sql(`update privacy_setting set visibility = 'hidden' where member_id = $1`, [ines.id]);
    expect((await open(wim, ines.id)).status).toBe(404);
    await api.sql(`update privacy_setting set visibility = 'friends' where member_id = $1`, [ines.id]);
    await block(api.app.database, ines.id, wim.id);
    expect((await open(wim, ines.id)).status).toBe(404);
  });

  // covers: GET /user/:id
  // covers: GET /u/:id
  it('returns identical bytes for hidden, blocked, closed, suspended, unfinished and unknown', async () => {
    const [hidden, blocker, closed, suspended, unfinished] = [
      await api.register('Hidden One', { visibility: 'hidden' }),
      await api.register('Blocker One', { visibility: 'public' }),
      await api.register('Closed One', { visibility: 'public' }),
      await api.register('Suspended One', { visibility: 'public' }),
      await api.register('Unfinished One', { visibility: 'public', finished: false }),
    ];
    await block(api.app.database, blocker.id, yuki.id);
    await api.sql(`update account set status = 'closed' where id = $1`, [closed.id]);
    await api.sql(`update account set status = 'suspended' where id = $1`, [suspended.id]);
    const ids = [hidden.id, blocker.id, closed.id, suspended.id, unfinished.id, 999_999];
    for (const endpoint of [profilesContract.getProfile, profilesContract.getPublicProfile]) {
      const answers = await Promise.all(ids.map((id) => yuki.call(endpoint, { params: { id } })));
      const seen = answers.map(
        ({ status, text, headers }) =>
          `${status} ${text.replace(/"request_id":"[^"]*"/, '')} ${headers.get('content-length')} ${headers.get('cache-control')}`,
      );
      expect(new Set(seen).size).toBe(1);
      expect(answers[0]).toMatchObject({ status: 404, code: errors.not_found.code });
    }
  });

  it('rejects an impossible id as a client error', async () => {
    for (const id of ['0', '-1', 'abc', '1.5', '99999999999999999999', '1e30']) {
      const { status } = await yuki.call(profilesContract.getProfile, { params: { id } });
      expect({ id, refused: status === 400 || status === 404 }).toEqual({ id, refused: true });
    }
  });
});

describe('profile fields', () => {
  // covers: E-mail, phone and birthday are never shown to others
  it('are an allow-list: age, never birthday or address', async () => {
    const { body, text } = await open(yuki, mei.id);
    expect(Object.keys(body).toSorted()).toEqual([
      'age',
      'alike',
      'avatar',
      'biographies',
      'biography',
      'block',
      'children',
      'city',
      'contact',
      'country',
      'cover',
      'friend',
      'game_place',
      'gender',
      'height',
      'horoscope',
      'income',
      'language',
      'languages',
      'last_seen',
      'liked',
      'marriage',
      'may_message',
      'messaged',
      'name',
      'online',
      'orientation',
      'photo',
      'purpose',
      'seeking',
      'time_zone',
      'user_id',
      'verified',
      'vip',
      'vip_expired_at',
      'weight',
    ]);
    expect(text).not.toMatch(/1995-04-12|@example\.test|private-/);
  });

  it('include whether the reader may write and what is similar', async () => {
    await change(mei, { marriage: 401, purpose: [801, 804] });
    await change(yuki, { marriage: 401, purpose: [804], horoscope: 11 });
    expect((await open(yuki, mei.id)).body).toMatchObject({ may_message: true, alike: ['marriage', 'purpose'] });
    expect((await open(mei, mei.id)).body).toMatchObject({ may_message: false, alike: [] });
    expect((await open(api.guest(), jonas.id)).body).toMatchObject({ may_message: false, alike: [] });
  });

  it('need a constant number of queries', async () => {
    // VIP and guests leave no visit; visits are recorded after the reply.
    const vip = await api.register('Vera Counted', { vip: true });
    for (const reader of [vip, api.guest()]) {
      await open(reader, mei.id);
      const counts = [];
      for (const id of [mei.id, jonas.id, 999_999]) counts.push(await api.countQueries(() => open(reader, id)));
      expect(new Set(counts).size).toBe(1);
      expect(counts[0]).toBeLessThanOrEqual(7);
    }
  });
});

describe('PUT user', () => {
  it('stores every field, and me returns it', async () => {
    const [place] = (await api.guest('de').call(profilesContract.findPlaces, { query: { k: 'münch' } })).body.locations;
    const options = {
      seeking: 'women',
      place_id: place?.place_id,
      languages: ['de', 'en'],
      biography: 'Ich baue Orgeln.',
      height: 205,
      weight: 305,
      marriage: 401,
      children: 501,
      income: 604,
      orientation: 701,
      purpose: [801, 807],
      horoscope: 7,
    };
    const { status, body } = await change(jonas, options);
    expect(status).toBe(200);
    const { place_id, ...told } = options;
    expect(body).toMatchObject({
      ...told,
      place: { place_id, city: 'München', country: 'DE', time_zone: 'Europe/Berlin' },
      steps: ['photo'],
    });
    expect((await jonas.me()).profile).toEqual(body);
    expect((await open(yuki, jonas.id)).body).toMatchObject({
      city: expect.any(String),
      language: 'de',
      height: 205,
      time_zone: 'Europe/Berlin',
    });
  });

  it.each([
    [{ gender: 0 }, errors.gender_fixed.code],
    [{ birthday: '2020-01-01' }, errors.age_too_low.code],
    [{ birthday: '1990-02-30' }, errors.birthday_invalid.code],
    [{ place_id: 1 }, errors.place_unknown.code],
    [{ main_upload: { upload_id: 1, crop: whole } }, errors.upload_unknown.code],
    [{ languages: ['xx'] }, errors.input_invalid.code],
    [{ height: 999 }, errors.input_invalid.code],
    [{ purpose: [801, 801] }, errors.input_invalid.code],
    [{ biography: 'x'.repeat(3_001) }, errors.input_invalid.code],
    [{ skipped: ['gender'] }, errors.input_invalid.code],
    [{ is_vip: true }, errors.input_invalid.code],
  ])('refuses %j', async (body, code) => {
    expect((await change(jonas, body)).code).toBe(code);
  });

  // covers: Username and gender never change
  it('takes neither a name nor another gender', async () => {
    const answers = [await change(jonas, { name: 'Jonas Other' }), await change(jonas, { gender: 0 })];

    expect(answers.map(({ code }) => code)).toEqual([errors.input_invalid.code, errors.gender_fixed.code]);
    expect(
      await api.sql('select name, gender from account a join profile p on p.member_id = a.id where id = $1', [
        jonas.id,
      ]),
    ).toEqual([{ name: 'Jonas Weber', gender: 1 }]);
  });

  it('allows one correction of the birthday', async () => {
    expect((await change(yuki, { birthday: '1993-03-03' })).status).toBe(200);
    expect((await change(yuki, { birthday: '1994-04-04' })).code).toBe(errors.birthday_fixed.code);
  });

  it('emits to the member’s other devices', async () => {
    const socket = await jonas.socket();
    await change(jonas, { weight: 304 });
    expect(await socket.next((frame) => frame.type === 'event' && frame.name === 'account.changed')).toMatchObject({
      data: {},
    });
    socket.close();
  });
});

describe('photos', () => {
  it('are cropped from an own upload, list the member, and are released when replaced', async () => {
    const uploadId = await upload(mei, await makePicture(800, 600));
    const { body } = await change(mei, {
      main_upload: { upload_id: uploadId, crop: { x: 0.1, y: 0, w: 0.5, h: 2 / 3 } },
      cover_upload: { upload_id: uploadId, crop: whole },
    });
    const card = (await open(yuki, mei.id)).body;
    expect(card).toMatchObject({ photo: body.photo, cover: body.cover, avatar: expect.stringContaining('-200.webp') });
    for (const path of [card.photo, card.avatar, card.cover])
      expect((await fetch(`${api.address}${path}`)).status).toBe(200);
    expect((await mei.me()).avatar).toBe(card.avatar);
    const listing = () =>
      api.sql('select listed_no, recommend_rank is not null as ranked from profile where member_id = $1', [mei.id]);
    expect(await listing()).toEqual([{ listed_no: expect.anything(), ranked: true }]);

    const before = await listing();
    await change(mei, { main_upload: { upload_id: uploadId, crop: whole } });
    expect(await listing()).toEqual(before);
    expect((await open(yuki, mei.id)).body.photo).not.toBe(card.photo);
    expect(
      await api.sql('select count(*)::int as shown from upload where owner_id = $1 and used_at is not null', [mei.id]),
    ).toEqual([{ shown: 2 }]);

    expect((await change(mei, { main_upload: null })).body).toMatchObject({
      photo: null,
      steps: expect.arrayContaining(['photo']),
    });
    expect(await listing()).toEqual([{ listed_no: null, ranked: false }]);
  });

  it('are refused when too small or somebody else’s', async () => {
    const small = await upload(jonas, await makePicture(199, 400));
    expect((await change(jonas, { main_upload: { upload_id: small, crop: whole } })).code).toBe(
      errors.picture_too_small.code,
    );
    const large = await upload(jonas, await makePicture(400, 400));
    expect(
      (await change(jonas, { main_upload: { upload_id: large, crop: { x: 0.9, y: 0.9, w: 1, h: 1 } } })).code,
    ).toBe(errors.picture_too_small.code);
    expect((await change(yuki, { main_upload: { upload_id: large, crop: whole } })).code).toBe(
      errors.upload_unknown.code,
    );
  });
});

describe('first steps', () => {
  it('stay a step until answered or skipped', async () => {
    const member = await api.register('Newly Here', { finished: false });
    const steps = async () => (await member.me()).profile.steps;
    expect(await steps()).toEqual(['gender', 'birthday', 'seeking', 'place', 'languages', 'photo']);
    await change(member, { gender: 1, birthday: '1990-05-05', skipped: ['photo'] });
    expect(await steps()).toEqual(['seeking', 'place', 'languages']);
    await change(member, { skipped: ['place', 'languages'], seeking: 'both' });
    expect(await steps()).toEqual([]);
  });
});
