import { errors } from '@peonia/contract/protocol/errors.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from '../../../test/api.ts';
import type { Member } from '../../../test/fixtures/register-member.ts';
import { makePicture, uploadPicture } from '../../../test/fixtures/upload-picture.ts';

let api: Api;
let picture: Buffer;
beforeAll(async () => {
  picture = await makePicture(300, 300);
  // One picture a day, with VIP two.
  api = await startApi({
    LIMIT_UPLOAD_BYTES_PER_DAY: String(picture.length),
    LIMIT_UPLOAD_BYTES_VIP_PER_DAY: String(picture.length * 2),
  });
});
afterAll(() => api.close());

const upload = (member: Member) => uploadPicture(api.address, member, { data: picture });
const tus = (member: Member, method: string, url: string, headers: Record<string, string>, body?: Buffer) =>
  fetch(new URL(url, api.address), {
    method,
    headers: { authorization: `Bearer ${member.token}`, 'tus-resumable': '1.0.0', ...headers },
    ...(body === undefined ? {} : { body: new Uint8Array(body) }),
  });
const create = (member: Member) =>
  tus(member, 'POST', '/v1/uploads/resumable', { 'upload-length': String(picture.length) });
const usedUp = errors.uploads_used_up;

it('refuses more bytes than a member may send in a day, and takes them the next day', async () => {
  const mei = await api.register('Mei Lin');
  await upload(mei);

  const refused = await upload(mei);
  await api.sql('update upload_usage set day = day - 1 where owner_id = $1', [mei.id]);
  const nextDay = await upload(mei);

  expect([refused.status, refused.code, nextDay.status]).toEqual([usedUp.status, usedUp.code, 201]);
});

it('lets VIP send more bytes a day', async () => {
  const vip = await api.register('Vera Vip', { vip: true });

  const replies = [await upload(vip), await upload(vip), await upload(vip)];

  expect(replies.map(({ status }) => status)).toEqual([201, 201, usedUp.status]);
});

it('refuses a resumable upload that does not fit the day before it is sent', async () => {
  const jonas = await api.register('Jonas Weber');
  await upload(jonas);

  const reply = await create(jonas);

  expect(((await reply.json()) as { code: number }).code).toBe(usedUp.code);
});

it('counts the bytes of resumable uploads as they arrive', async () => {
  const nora = await api.register('Nora Lind');
  const places = [await create(nora), await create(nora)].map((reply) => reply.headers.get('location') ?? '');

  const replies = [];
  for (const place of places)
    replies.push(
      await tus(
        nora,
        'PATCH',
        place,
        { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
        picture,
      ),
    );

  expect(replies.map(({ status }) => status)).toEqual([204, usedUp.status]);
});
