import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify, type ECDH } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface ReceivedPush {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** Decrypted with the keys of the browser that the path belongs to. */
  readonly text: string;
}

/** A browser's side of a push subscription. */
export interface PushBrowser {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** A push service with browsers behind it: it takes what a real one would, and reads it as the browsers would. */
export interface PushDouble {
  readonly host: string;
  readonly received: ReceivedPush[];
  /** Status that the service answers for a browser; 201 unless said otherwise. */
  readonly answers: Map<string, number>;
  browser(): PushBrowser;
  close(): Promise<void>;
}

/** Listens on any free port, or on the one the program under test was told of. */
export async function openPushDouble(port = 0): Promise<PushDouble> {
  const secrets = new Map<string, { ecdh: ECDH; auth: Buffer }>();
  const server = createServer(async (request, reply) => {
    const body = Buffer.concat(await request.toArray());
    const path = request.url ?? '';
    const secret = secrets.get(path);
    const status = secret === undefined ? 404 : (control.answers.get(path) ?? 201);
    if (secret !== undefined && status === 201)
      control.received.push({ path, headers: request.headers, text: decrypt(body, secret) });
    reply.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const control: PushDouble = {
    host,
    received: [],
    answers: new Map(),
    browser() {
      const ecdh = createECDH('prime256v1');
      const p256dh = ecdh.generateKeys('base64url');
      const auth = randomBytes(16);
      const path = `/push/${randomBytes(8).toString('hex')}`;
      secrets.set(path, { ecdh, auth });
      return { endpoint: `http://${host}${path}`, keys: { p256dh, auth: auth.toString('base64url') } };
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return control;
}

/** `aes128gcm` with the keys of RFC 8291, as a browser does it. */
function decrypt(body: Buffer, { ecdh, auth }: { ecdh: ECDH; auth: Buffer }): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32));
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

/** Claims of the VAPID token (RFC 8292), when the key that the server tells browsers has signed it. */
export function readVapid(authorization: string, publicKey: string): Record<string, unknown> | null {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isRight = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isRight && key === publicKey
    ? (JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>)
    : null;
}
