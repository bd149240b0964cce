import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface FcmMessage {
  readonly token: string;
  readonly notification: { readonly title: string; readonly body: string };
  readonly data: { readonly path: string };
  readonly android: {
    readonly ttl: string;
    readonly notification: { readonly tag: string; readonly channel_id: string };
  };
}

/** Firebase Cloud Messaging with its token endpoint, as published: HTTP v1, RFC 7523 assertions. */
export interface FcmDouble {
  readonly endpoint: string;
  /** `FCM_SERVICE_ACCOUNT`. */
  readonly serviceAccount: string;
  readonly received: FcmMessage[];
  /** Access tokens that were handed out; only the last one is accepted. */
  readonly accessTokens: string[];
  /** Tokens of apps that were removed. */
  readonly removed: Set<string>;
  close(): Promise<void>;
}

const project = 'peonia-test';
const account = 'push@peonia-test.iam.gserviceaccount.com';
const grant = 'urn:ietf:params:oauth:grant-type:jwt-bearer';

export async function openFcmDouble(): Promise<FcmDouble> {
  const keys = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const received: FcmMessage[] = [];
  const accessTokens: string[] = [];
  const removed = new Set<string>();
  const answer = (path: string, authorization: string, text: string): [number, object] => {
    if (path === '/token') {
      const form = new URLSearchParams(text);
      const isRight =
        form.get('grant_type') === grant && isSigned(form.get('assertion') ?? '', keys.publicKey, `${endpoint}/token`);
      if (!isRight) return [400, { error: 'invalid_grant' }];
      accessTokens.push(`access-${accessTokens.length + 1}`);
      return [200, { access_token: accessTokens.at(-1), expires_in: 3_599, token_type: 'Bearer' }];
    }
    if (authorization !== `Bearer ${accessTokens.at(-1)}`) return [401, { error: { status: 'UNAUTHENTICATED' } }];
    if (path !== `/v1/projects/${project}/messages:send`) return [404, { error: { status: 'NOT_FOUND' } }];
    const { message } = JSON.parse(text) as { message: FcmMessage };
    if (removed.has(message.token))
      return [404, { error: { status: 'NOT_FOUND', details: [{ errorCode: 'UNREGISTERED' }] } }];
    received.push(message);
    return [200, { name: `projects/${project}/messages/${received.length}` }];
  };
  const server = createServer(async (request, reply) => {
    const text = Buffer.concat(await request.toArray()).toString('utf8');
    const [status, body] = answer(request.url ?? '', request.headers.authorization ?? '', text);
    reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    endpoint,
    serviceAccount: JSON.stringify({
      type: 'service_account',
      project_id: project,
      client_email: account,
      private_key: keys.privateKey,
      token_uri: `${endpoint}/token`,
    }),
    received,
    accessTokens,
    removed,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function isSigned(token: string, publicKey: string, audience: string): boolean {
  const [header = '', claims = '', signature = ''] = token.split('.');
  const key = createPublicKey(publicKey);
  if (!verify('sha256', Buffer.from(`${header}.${claims}`), key, Buffer.from(signature, 'base64url'))) return false;
  const { iss, aud, scope, iat, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<
    string,
    unknown
  >;
  return (
    iss === account &&
    aud === audience &&
    scope === 'https://www.googleapis.com/auth/firebase.messaging' &&
    Number(exp) - Number(iat) <= 3_600
  );
}
