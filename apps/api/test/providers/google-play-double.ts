import { createPublicKey, generateKeyPairSync, randomBytes, sign, verify, type KeyObject } from 'node:crypto';
import { openDouble, type DoubleServer, type SignedWebhook } from './payment-double.ts';

export const playApp = {
  packageName: 'app.peonia.double',
  pushAudience: 'https://peonia.test/push',
  pushAccount: 'pubsub@double.iam.gserviceaccount.com',
} as const;

interface Purchase extends Record<string, unknown> {
  purchaseState: number;
  consumptionState: number;
  acknowledgementState: number;
}

interface PushOptions {
  readonly claims?: Record<string, unknown>;
  readonly key?: KeyObject;
  readonly packageName?: string;
}

/**
 * A double of Google Play, from its public reference: access tokens, purchases, orders, voided purchases, and
 * notifications that Pub/Sub pushes with a signed token.
 */
export interface GooglePlayDouble extends DoubleServer {
  readonly serviceAccount: string;
  readonly keysUrl: string;
  /** By purchase token. */
  readonly purchases: Map<string, Purchase>;
  readonly voided: { readonly orderId: string; readonly voidedReason: number }[];
  /** Orders that were refunded by the interface. */
  readonly refunded: string[];
  /** Somebody buys: the purchase token as the app gets it, and the number of the order. */
  buy(order: string, change?: Partial<Purchase>): { readonly token: string; readonly orderId: string };
  /** Google takes a purchase back. */
  voidPurchase(orderId: string, isChargeback: boolean): void;
  notification(about: Record<string, unknown>, options?: PushOptions): SignedWebhook;
}

const account = 'play@double.iam.gserviceaccount.com';
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

export async function openGooglePlayDouble(): Promise<GooglePlayDouble> {
  const ours = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const googles = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const purchases = new Map<string, Purchase>();
  const voided: { orderId: string; voidedReason: number }[] = [];
  const refunded: string[] = [];
  const json = (status: number, body: object) => ({ status, body: JSON.stringify(body) });
  const base = `/androidpublisher/v3/applications/${playApp.packageName}`;
  const server = await openDouble(({ method, path, headers, body }) => {
    if (path === '/certs')
      return json(200, {
        keys: [{ ...googles.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }],
      });
    if (path === '/token') {
      const assertion = new URLSearchParams(body.toString()).get('assertion') ?? '';
      return isSigned(assertion, ours.publicKey, `${server.address}/token`)
        ? json(200, { access_token: 'play-access', expires_in: 3_599 })
        : json(400, { error: 'invalid_grant' });
    }
    if (headers.authorization !== 'Bearer play-access') return json(401, {});
    if (!path.startsWith(base)) return json(404, {});
    const rest = path.slice(base.length);
    const [, product, token = '', act] =
      /^\/purchases\/products\/([^/]+)\/tokens\/([^:]+)(:consume)?$/.exec(rest) ?? [];
    const purchase = purchases.get(decodeURIComponent(token));
    if (product !== undefined) {
      if (purchase === undefined || purchase['productId'] !== product) return json(404, { error: { code: 404 } });
      if (act === undefined) return json(200, purchase);
      if (purchase.purchaseState !== 0 || purchase.consumptionState === 1) return json(400, { error: { code: 400 } });
      Object.assign(purchase, { consumptionState: 1, acknowledgementState: 1 });
      return { status: 204, body: '' };
    }
    const [, orderId, refund] = /^\/orders\/([^:?]+)(:refund\?revoke=true)?$/.exec(rest) ?? [];
    if (orderId !== undefined && refund !== undefined && method === 'POST') {
      refunded.push(orderId);
      return { status: 204, body: '' };
    }
    if (orderId !== undefined) {
      const isChargeback = voided.some((one) => one.orderId === orderId && one.voidedReason === 7);
      return json(200, {
        orderId,
        total: { currencyCode: 'EUR', units: '54', nanos: 990_000_000 },
        orderHistory: isChargeback ? { refundEvent: { refundReason: 'CHARGEBACK' } } : {},
      });
    }
    return rest.startsWith('/purchases/voidedpurchases?') ? json(200, { voidedPurchases: voided }) : json(404, {});
  });
  return Object.assign(server, {
    serviceAccount: JSON.stringify({
      project_id: 'double',
      client_email: account,
      private_key: ours.privateKey.export({ type: 'pkcs8', format: 'pem' }),
      token_uri: `${server.address}/token`,
    }),
    keysUrl: `${server.address}/certs`,
    purchases,
    voided,
    refunded,
    buy(order: string, change: Partial<Purchase> = {}) {
      const token = `${randomBytes(12).toString('hex')}.AO-J1O${randomBytes(60).toString('base64url')}`;
      const orderId = `GPA.3301-${randomBytes(6).toString('hex')}`;
      const obfuscatedExternalAccountId = order.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
      const purchase = { kind: 'androidpublisher#productPurchase', orderId, obfuscatedExternalAccountId };
      purchases.set(token, { ...purchase, purchaseState: 0, consumptionState: 0, acknowledgementState: 0, ...change });
      return { token, orderId };
    },
    voidPurchase: (orderId: string, isChargeback: boolean) =>
      void voided.push({ orderId, voidedReason: isChargeback ? 7 : 1 }),
    notification(about: Record<string, unknown>, options: PushOptions = {}) {
      const { claims = {}, key = googles.privateKey, packageName = playApp.packageName } = options;
      const data = Buffer.from(JSON.stringify({ version: '1.0', packageName, eventTimeMillis: '0', ...about }));
      const messageId = String(randomBytes(6).readUIntBE(0, 6));
      const body = {
        message: { data: data.toString('base64'), messageId },
        subscription: 'projects/double/subscriptions/x',
      };
      const token = signPush(claims, key);
      return {
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: Buffer.from(JSON.stringify(body)),
      };
    },
  });
}

function signPush(claims: Record<string, unknown>, key: KeyObject): string {
  const iat = Math.floor(Date.now() / 1_000);
  const about = { iss: 'https://accounts.google.com', aud: playApp.pushAudience, email: playApp.pushAccount };
  const all = { ...about, email_verified: true, sub: '1', iat, exp: iat + 3_600, ...claims };
  const signed = `${part({ alg: 'RS256', kid: 'one', typ: 'JWT' })}.${part(all)}`;
  return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`;
}

function isSigned(token: string, publicKey: KeyObject, audience: string): boolean {
  const [header = '', claims = '', signature = ''] = token.split('.');
  const key = createPublicKey(publicKey.export({ type: 'spki', format: 'pem' }));
  if (!verify('sha256', Buffer.from(`${header}.${claims}`), key, Buffer.from(signature, 'base64url'))) return false;
  const { iss, aud, scope } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
  return iss === account && aud === audience && scope === 'https://www.googleapis.com/auth/androidpublisher';
}
