import { createHmac } from 'node:crypto';
import { get, type IncomingHttpHeaders } from 'node:http';
import { mediaContract } from '@peonia/contract/media/media.schema.ts';
import type { OwnUpload } from '@peonia/contract/media/media.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { uploadPicture } from '../../../../test/fixtures/upload-picture.ts';
import { there } from '../../../../test/there.ts';
import { openUrlSigner } from './signed-url.ts';

interface Verifier {
  verifyMediaAddress(path: string, keys: readonly string[], now?: number): boolean;
}

/** The file that the documentation shows to who configures a CDN. */
const sample = new URL('../../../../../../docs/howto/verify-media-address.mjs', import.meta.url);
const { verifyMediaAddress } = (await import(sample.href)) as Verifier;

const mediaUrl = 'http://media.peonia.test';
let api: Api;
let mei: Member;
let open: OwnUpload;
let secret: OwnUpload;

beforeAll(async () => {
  api = await startApi({ PUBLIC_URL: 'http://peonia.test', MEDIA_URL: mediaUrl });
  mei = await api.register('Mei Lin');
  const files = (await uploadPicture(api.address, mei)).body.files;
  open = there(files[0]);
  const other = there((await uploadPicture(api.address, mei)).body.files[0]);
  const body = { folder: 'secret', amount: 5 } as const;
  secret = (await mei.call(mediaContract.updateUpload, { params: { id: other.id }, body })).body;
});
afterAll(() => api.close());

/** As a CDN does: the address of the program, the host of the media. */
const ask = (path: string, host = new URL(mediaUrl).host) =>
  new Promise<{ status: number | undefined; headers: IncomingHttpHeaders }>((resolve, reject) => {
    get(new URL(path, api.address), { headers: { host } }, (reply) => {
      reply.resume();
      resolve({ status: reply.statusCode, headers: reply.headers });
    }).once('error', reject);
  });
const pathOf = (address: string | null | undefined) => there(address).slice(mediaUrl.length);
const keyOf = (text: string) => createHmac('sha256', text).update('media address').digest('hex');

// covers: Images come from a CDN
describe('media on a host of its own', () => {
  it('has all its addresses there, public or signed', () => {
    const addresses = [open.src, open.thumb, open.post, secret.src, secret.blur];

    expect(addresses.map((address) => there(address).startsWith(`${mediaUrl}/media/`))).toEqual(Array(5).fill(true));
    expect(secret.src).toContain('/media/signed/');
  });

  it('may be embedded by pages, and is kept by a CDN for ten minutes', async () => {
    const { status, headers } = await ask(pathOf(open.src));

    expect([status, headers]).toEqual([
      200,
      expect.objectContaining({
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'public, max-age=31536000, immutable',
        'cdn-cache-control': 'public, max-age=600',
      }),
    ]);
  });

  it('is never kept by a CDN where it is not for everybody', async () => {
    const { status, headers } = await ask(pathOf(secret.src));

    expect([status, headers['cache-control'], headers['cdn-cache-control']]).toEqual([
      200,
      'private, no-store',
      undefined,
    ]);
  });

  it('is all that is there: no page, no call, no probe', async () => {
    const paths = ['/', '/about', '/v1/front', '/v1/me', '/livez', '/assets/x.js', '/mediator'];

    const statuses = await Promise.all(paths.map(async (path) => (await ask(path)).status));

    expect(statuses).toEqual(paths.map(() => 404));
  });

  it('leaves the host of the pages as it is, and is named by their policy', async () => {
    const { status, headers } = await ask('/v1/front', 'peonia.test');

    expect([status, headers['cross-origin-resource-policy']]).toEqual([200, 'same-origin']);
    expect(headers['content-security-policy']).toContain(`img-src 'self' ${mediaUrl} blob: data:;`);
    expect(headers['content-security-policy']).toContain(`media-src 'self' ${mediaUrl} blob:;`);
  });
});

describe('the documented check of a CDN', () => {
  const keys = () => api.config.secrets.map(keyOf);

  it('lets a signed address through, and refuses one that was changed', () => {
    const path = pathOf(secret.src);
    const [, id = ''] = /signed\/(\d+)\./.exec(path) ?? [];
    const changed = [
      path.replace(`/${id}.`, `/${Number(id) + 1}.`),
      path.replace(`.m${mei.id}.`, `.s${mei.id}.`),
      path.replace(/whole/, '600'),
      pathOf(open.src),
    ];

    expect(verifyMediaAddress(path, keys())).toBe(true);
    expect(changed.filter((one) => one === path || verifyMediaAddress(one, keys()))).toEqual([]);
    expect(verifyMediaAddress(path, [keyOf('another secret of thirty-two signs')])).toBe(false);
  });

  it('refuses an address whose time is over, as the program does', () => {
    const signer = openUrlSigner({ secrets: api.config.secrets, seconds: 300 });
    const now = Date.UTC(2030, 0, 1);
    const path = signer.sign({ id: 7, rendition: 'whole', viewer: { id: 3, is_staff: false } }, now);

    expect([now, now + 299_999, now + 300_000].map((at) => verifyMediaAddress(path, keys(), at))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('accepts what a secret before this one signed', () => {
    const [before, current] = ['the secret before, of thirty-two signs', 'the secret of today, of thirty-two signs'];
    const path = openUrlSigner({ secrets: [before], seconds: 300 }).sign({
      id: 7,
      rendition: 'voice',
      viewer: { id: 3, is_staff: false },
    });

    expect(verifyMediaAddress(path, [keyOf(current), keyOf(before)])).toBe(true);
  });
});
