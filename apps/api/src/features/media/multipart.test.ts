import { errors, type ErrorName } from '@peonia/contract/protocol/errors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../test/api.ts';
import type { Member } from '../../../test/fixtures/register-member.ts';
import { makePicture } from '../../../test/fixtures/upload-picture.ts';

let api: Api;
let mei: Member;
let picture: Buffer;

beforeAll(async () => {
  api = await startApi();
  [mei, picture] = [await api.register('Mei Lin'), await makePicture(300, 300)];
});
afterAll(() => api.close());

const part = () =>
  Buffer.concat([
    Buffer.from('--edge\r\ncontent-disposition: form-data; name="files"; filename="a.png"\r\n'),
    Buffer.from('content-type: image/png\r\n\r\n'),
    picture,
    Buffer.from('\r\n'),
  ]);
const end = Buffer.from('--edge--\r\n');

async function send(type: string, body: Buffer, path = '/v1/uploads') {
  const reply = await fetch(`${api.address}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${mei.token}`, 'content-type': type },
    body: new Uint8Array(body),
  });
  const { code, message } = (await reply.json()) as { code: number; message: string };
  return { status: reply.status, code, message };
}
const refusal = (name: ErrorName) => ({ status: errors[name].status, code: errors[name].code });
const stored = () => api.sql('select id from upload');
const multipart = 'multipart/form-data; boundary=edge';

describe('a multipart body', () => {
  it.each([
    ['without a boundary', 'multipart/form-data', () => Buffer.concat([part(), end])],
    ['with another boundary', 'multipart/form-data; boundary=other', () => Buffer.concat([part(), end])],
    ['that ends within a file', multipart, () => part().subarray(0, -100)],
    ['that ends after a file', multipart, () => Buffer.concat([part(), part().subarray(0, 60)])],
  ])('%s is incomplete, and nothing of it is stored', async (_, type, body) => {
    expect(await send(type, body())).toMatchObject(refusal('upload_incomplete'));

    expect(await stored()).toEqual([]);
  });

  it('with eleven files names the limit, and none of them is stored', async () => {
    const reply = await send(multipart, Buffer.concat([...Array.from({ length: 11 }, part), end]));

    expect(reply).toMatchObject(refusal('files_too_many'));
    expect(reply.message).toContain('10 files');
    expect(await stored()).toEqual([]);
  });
});

it.each(['application/json', 'text/plain', 'image/png'])('refuses %s as an upload with 415', async (type) => {
  expect(await send(type, Buffer.from('{}'))).toMatchObject(refusal('content_type_refused'));
});

it.each(['application/xml', 'text/plain'])('refuses %s as a form with 415', async (type) => {
  expect(await send(type, Buffer.from('{}'), '/v1/authenticate')).toMatchObject(refusal('content_type_refused'));
});

it('tells an unknown route apart from a hidden member', async () => {
  expect(await send('application/json', Buffer.from('{}'), '/v1/nowhere')).toMatchObject(refusal('route_unknown'));
});

it('refuses uploads while the disk has less free space than it must keep', async () => {
  const full = await startApi({ LIMIT_UPLOAD_FREE_DISK_PERCENT: '101' });
  const member = await full.register('Ben Full');

  const { status } = await fetch(`${full.address}/v1/uploads`, {
    method: 'POST',
    headers: { authorization: `Bearer ${member.token}`, 'content-type': multipart },
    body: new Uint8Array(Buffer.concat([part(), end])),
  });

  expect([status, await full.sql('select id from upload')]).toEqual([503, []]);
  await full.close();
});
