import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { createServer, type ServerHttp2Session, type ServerHttp2Stream } from 'node:http2';
import type { AddressInfo } from 'node:net';

interface ReceivedApns {
  readonly token: string;
  readonly collapseId: string;
  readonly expiresAt: number;
  readonly payload: {
    readonly aps: { readonly alert: { readonly title: string; readonly body: string } };
    readonly path: string;
  };
}

/** Apple's push service, as published: HTTP/2 with tokens signed by the team's key. */
export interface ApnsDouble {
  readonly settings: Readonly<
    Record<'APNS_ENDPOINT' | 'APNS_KEY' | 'APNS_KEY_ID' | 'APNS_TEAM_ID' | 'APNS_TOPIC', string>
  >;
  readonly received: ReceivedApns[];
  /** Provider tokens that were shown, without repetition. */
  readonly providerTokens: Set<string>;
  /** Device tokens and the reason that refuses them. */
  readonly refused: Map<string, { readonly status: number; readonly reason: string }>;
  close(): Promise<void>;
}

const keyId = 'ABC123DEFG';
const teamId = 'DEF123GHIJ';
const topic = 'com.example.peonia';

export async function openApnsDouble(): Promise<ApnsDouble> {
  const keys = generateKeyPairSync('ec', {
    namedCurve: 'prime256v1',
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const received: ReceivedApns[] = [];
  const providerTokens = new Set<string>();
  const refused = new Map<string, { status: number; reason: string }>();
  const sessions = new Set<ServerHttp2Session>();
  const server = createServer();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  server.on('stream', (stream: ServerHttp2Stream, headers) => {
    let text = '';
    stream.setEncoding('utf8');
    stream.on('data', (part: string) => (text += part));
    stream.on('end', () => {
      const shown = String(headers.authorization ?? '').replace(/^bearer /, '');
      const token = String(headers[':path']).replace('/3/device/', '');
      const answer = (status: number, body?: object) => {
        stream.respond({ ':status': status });
        stream.end(body === undefined ? '' : JSON.stringify(body));
      };
      if (!isSigned(shown, keys.publicKey)) return answer(403, { reason: 'InvalidProviderToken' });
      providerTokens.add(shown);
      if (headers['apns-topic'] !== topic) return answer(400, { reason: 'DeviceTokenNotForTopic' });
      const refusal = refused.get(token);
      if (refusal !== undefined) return answer(refusal.status, { reason: refusal.reason });
      received.push({
        token,
        collapseId: String(headers['apns-collapse-id']),
        expiresAt: Number(headers['apns-expiration']),
        payload: JSON.parse(text) as ReceivedApns['payload'],
      });
      answer(200);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    settings: {
      APNS_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      APNS_KEY: keys.privateKey.replaceAll('\n', '\\n'),
      APNS_KEY_ID: keyId,
      APNS_TEAM_ID: teamId,
      APNS_TOPIC: topic,
    },
    received,
    providerTokens,
    refused,
    close: () =>
      new Promise<void>((resolve) => {
        for (const session of sessions) session.destroy();
        server.close(() => resolve());
      }),
  };
}

function isSigned(token: string, publicKey: string): boolean {
  const [header = '', claims = '', signature = ''] = token.split('.');
  const key = { key: createPublicKey(publicKey), dsaEncoding: 'ieee-p1363' } as const;
  if (
    signature === '' ||
    !verify('sha256', Buffer.from(`${header}.${claims}`), key, Buffer.from(signature, 'base64url'))
  )
    return false;
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
  return read(header)['kid'] === keyId && read(claims)['iss'] === teamId;
}
