import { createPublicKey, generateKeyPairSync, randomUUID, sign, verify, type KeyObject } from 'node:crypto';
import { makeCertificateChain, type CertificateChain } from '../fixtures/make-certificate-chain.ts';
import { openDouble, type DoubleServer, type SignedWebhook } from './payment-double.ts';

export const appStoreApp = {
  bundleId: 'app.peonia.double',
  issuerId: 'issuer-of-the-double',
  keyId: 'KEYOFDBL01',
} as const;

type Content = Record<string, unknown>;

/** A double of the App Store, from its public reference: signed transactions and notifications, and the Server API. */
export interface AppStoreDouble extends DoubleServer {
  readonly privateKey: string;
  readonly chain: CertificateChain;
  readonly transactions: Map<string, Content>;
  /** Signed payloads of notifications, by type: what the history has. */
  readonly history: Map<string, string[]>;
  /** Somebody buys: the transaction as StoreKit gives it to the app. */
  buy(product: string, order: string, change?: Content): { readonly id: string; readonly jws: string };
  /** Signs as Apple does, unless another chain or algorithm is given. */
  sign(content: Content, options?: { readonly chain?: CertificateChain; readonly key?: KeyObject }): string;
  /** A notification about a transaction, with changes of the transaction. */
  notification(type: string, id: string, change?: Content): SignedWebhook;
}

/** Extensions of Apple's certificates that sign receipts, and of their issuer. */
const appleMarks = ['2a864886f76364060b01', '2a864886f76364060201'] as const;

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

export async function openAppStoreDouble(): Promise<AppStoreDouble> {
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const chain = makeCertificateChain({ marks: appleMarks });
  const transactions = new Map<string, Content>();
  const history = new Map<string, string[]>();
  let numbers = 2_000_000_000_000_000;
  const signContent: AppStoreDouble['sign'] = (content, { chain: other = chain, key = other.key } = {}) => {
    const signed = `${part({ alg: 'ES256', x5c: other.x5c })}.${part(content)}`;
    return `${signed}.${sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
  };
  const server = await openDouble(({ method, path, headers, body }) => {
    if (!isSigned(headers.authorization ?? '', keys.publicKey)) return { status: 401, body: '' };
    const [, id = ''] = /^\/inApps\/v1\/transactions\/(\d+)$/.exec(path) ?? [];
    const transaction = transactions.get(id);
    if (transaction !== undefined)
      return { status: 200, body: JSON.stringify({ signedTransactionInfo: signContent(transaction) }) };
    if (method === 'POST' && path.startsWith('/inApps/v1/notifications/history')) {
      const { notificationType } = JSON.parse(body.toString()) as { notificationType: string };
      const notificationHistory = (history.get(notificationType) ?? []).map((signedPayload) => ({ signedPayload }));
      return { status: 200, body: JSON.stringify({ notificationHistory, hasMore: false }) };
    }
    return { status: 404, body: '{"errorCode":4040010,"errorMessage":"Transaction id not found."}' };
  });
  return Object.assign(server, {
    privateKey: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    chain,
    transactions,
    history,
    sign: signContent,
    buy(product: string, order: string, change: Content = {}) {
      const id = String((numbers += 1));
      const transaction = {
        transactionId: id,
        originalTransactionId: id,
        bundleId: appStoreApp.bundleId,
        productId: product,
        type: 'Consumable',
        quantity: 1,
        inAppOwnershipType: 'PURCHASED',
        environment: 'Production',
        storefront: 'DEU',
        price: 54_990,
        currency: 'EUR',
        purchaseDate: Date.now(),
        signedDate: Date.now(),
        appAccountToken: order.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
        ...change,
      };
      transactions.set(id, transaction);
      return { id, jws: signContent(transaction) };
    },
    notification(type: string, id: string, change: Content = {}) {
      const transaction = { ...transactions.get(id), ...change };
      const payload = signContent({
        notificationType: type,
        notificationUUID: randomUUID(),
        version: '2.0',
        signedDate: Date.now(),
        data: { bundleId: appStoreApp.bundleId, signedTransactionInfo: signContent(transaction) },
      });
      history.set(type, [...(history.get(type) ?? []), payload]);
      return {
        headers: { 'content-type': 'application/json' },
        body: Buffer.from(JSON.stringify({ signedPayload: payload })),
      };
    },
  });
}

function isSigned(authorization: string, publicKey: KeyObject): boolean {
  const [header = '', claims = '', signature = ''] = authorization.replace('Bearer ', '').split('.');
  const key = {
    key: createPublicKey(publicKey.export({ type: 'spki', format: 'pem' })),
    dsaEncoding: 'ieee-p1363',
  } as const;
  if (!verify('sha256', Buffer.from(`${header}.${claims}`), key, Buffer.from(signature, 'base64url'))) return false;
  const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString()) as Content;
  const { iss, aud, bid, iat, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Content;
  return (
    kid === appStoreApp.keyId &&
    iss === appStoreApp.issuerId &&
    aud === 'appstoreconnect-v1' &&
    bid === appStoreApp.bundleId &&
    Number(exp) - Number(iat) <= 3_600
  );
}
