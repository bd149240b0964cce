import {
  createCipheriv,
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto';
import { openDouble, type DoubleServer, type SignedWebhook } from './payment-double.ts';

export const wechatMerchant = {
  appId: 'wx8888888888888888',
  merchantId: '1900000109',
  serial: '444F4864EA9B34415',
  apiKey: '0123456789abcdef0123456789abcdef',
  platformSerial: 'PUB_KEY_ID_0000000000000024101100397200000006',
} as const;

interface Transaction {
  readonly out_trade_no: string;
  readonly total: number;
  readonly transaction_id: string;
  readonly description: string;
  state: 'NOTPAY' | 'SUCCESS' | 'CLOSED' | 'REFUND';
}

export interface WechatWebhookOptions {
  readonly id?: string;
  readonly seconds?: number;
  readonly serial?: string;
  readonly key?: KeyObject;
  readonly apiKey?: string;
  readonly algorithm?: string;
}

/**
 * A double of WeChat Pay v3, from its public reference: signed requests, native and JSAPI orders, encrypted and signed
 * notifications.
 */
export interface WechatPayDouble extends DoubleServer {
  readonly keys: { readonly merchantPrivate: string; readonly platformPublic: string };
  readonly transactions: Map<string, Transaction>;
  /** Complaints by their number, as the platform answers about them. */
  readonly complaints: Map<string, Record<string, unknown>>;
  /** Trade bills by their day in Beijing. */
  readonly bills: Map<string, string>;
  webhook(type: string, resource: object, options?: WechatWebhookOptions): SignedWebhook;
  pay(order: string, options?: WechatWebhookOptions): SignedWebhook;
  transactionOf(order: string): Record<string, unknown>;
  /** Has the merchant's key signed these lines? */
  isSigned(lines: readonly string[], signature: string): boolean;
}

export async function openWechatPayDouble(): Promise<WechatPayDouble> {
  const merchant = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const platform = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const platformKey = createPrivateKey(platform.privateKey);
  const merchantKey = createPublicKey(merchant.publicKey);
  const transactions = new Map<string, Transaction>();
  const complaints = new Map<string, Record<string, unknown>>();
  const bills = new Map<string, string>();
  const seal = (
    text: string | Buffer,
    {
      seconds = Math.floor(Date.now() / 1_000),
      serial = wechatMerchant.platformSerial,
      key = platformKey,
    }: WechatWebhookOptions = {},
  ) => {
    const nonce = randomBytes(16).toString('hex');
    const signed = Buffer.concat([Buffer.from(`${seconds}\n${nonce}\n`), Buffer.from(text), Buffer.from('\n')]);
    return {
      'wechatpay-timestamp': String(seconds),
      'wechatpay-nonce': nonce,
      'wechatpay-serial': serial,
      'wechatpay-signature': sign('sha256', signed, key).toString('base64'),
    };
  };
  const isSigned = (lines: readonly string[], signature: string) =>
    verify('sha256', Buffer.from(`${lines.join('\n')}\n`), merchantKey, Buffer.from(signature, 'base64'));
  const transactionOf = (order: string) => {
    const { total, ...transaction } = transactions.get(order) ?? {
      total: 0,
      transaction_id: '',
      out_trade_no: order,
      state: 'NOTPAY' as const,
    };
    return {
      mchid: wechatMerchant.merchantId,
      appid: wechatMerchant.appId,
      out_trade_no: order,
      transaction_id: transaction.transaction_id,
      trade_type: 'NATIVE',
      trade_state: transaction.state,
      amount: { total, payer_total: total, currency: 'CNY', payer_currency: 'CNY' },
    };
  };

  function isAuthorized(method: string, path: string, body: Buffer, header: string): boolean {
    const parts = Object.fromEntries(
      [...header.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    ) as Record<string, string>;
    const right = parts['mchid'] === wechatMerchant.merchantId && parts['serial_no'] === wechatMerchant.serial;
    return (
      right &&
      isSigned(
        [method, path, parts['timestamp'] ?? '', parts['nonce_str'] ?? '', body.toString()],
        parts['signature'] ?? '',
      )
    );
  }

  const server: WechatPayDouble = Object.assign(
    await openDouble(({ method, path, headers, body }) => {
      const reply = (status: number, object: object) => ({
        status,
        body: JSON.stringify(object),
        headers: seal(JSON.stringify(object)),
      });
      if (!isAuthorized(method, path, body, headers.authorization ?? ''))
        return reply(401, { code: 'SIGN_ERROR', message: '' });
      if (method === 'POST' && path === '/v3/refund/domestic/refunds')
        return reply(200, { status: 'PROCESSING', ...(JSON.parse(body.toString()) as object) });
      const [, ended] = /^\/v3\/pay\/transactions\/out-trade-no\/([a-f0-9]{32})\/close$/.exec(path) ?? [];
      if (method === 'POST' && ended !== undefined) {
        const transaction = transactions.get(ended);
        if (transaction === undefined) return reply(404, { code: 'ORDER_NOT_EXIST', message: '' });
        if (transaction.state === 'SUCCESS') return reply(400, { code: 'ORDERPAID', message: '' });
        transaction.state = 'CLOSED';
        return { status: 204, body: '', headers: seal('') };
      }
      if (method === 'POST') {
        const payment = JSON.parse(body.toString()) as {
          out_trade_no: string;
          description: string;
          amount: { total: number };
          payer?: { openid: string };
        };
        if (!transactions.has(payment.out_trade_no))
          transactions.set(payment.out_trade_no, {
            out_trade_no: payment.out_trade_no,
            total: payment.amount.total,
            description: payment.description,
            transaction_id: `42000${randomBytes(8).toString('hex')}`,
            state: 'NOTPAY',
          });
        return payment.payer === undefined
          ? reply(200, { code_url: `weixin://wxpay/bizpayurl?pr=${payment.out_trade_no.slice(0, 8)}` })
          : reply(200, { prepay_id: `wx${payment.out_trade_no}` });
      }
      const [, billed = ''] = /^\/v3\/bill\/tradebill\?bill_date=([\d-]{10})&bill_type=ALL$/.exec(path) ?? [];
      const bill = bills.get(billed);
      if (billed !== '')
        return bill === undefined
          ? reply(400, { code: 'NO_STATEMENT_EXIST', message: '' })
          : reply(200, {
              hash_type: 'SHA1',
              hash_value: createHash('sha1').update(bill).digest('hex'),
              download_url: `${server.address}/v3/billdownload/file?token=${billed}`,
            });
      const [, wanted = ''] = /^\/v3\/billdownload\/file\?token=([\d-]{10})$/.exec(path) ?? [];
      if (wanted !== '') return { status: 200, body: bills.get(wanted) ?? '' };
      const [, complaint = ''] = /^\/v3\/merchant-service\/complaints-v2\/(\w+)$/.exec(path) ?? [];
      if (complaints.has(complaint)) return reply(200, complaints.get(complaint) ?? {});
      const [, order] = /^\/v3\/pay\/transactions\/out-trade-no\/([a-f0-9]{32})\?mchid=1900000109$/.exec(path) ?? [];
      return order !== undefined && transactions.has(order)
        ? reply(200, transactionOf(order))
        : reply(404, { code: 'ORDER_NOT_EXIST', message: '' });
    }),
    {
      keys: { merchantPrivate: merchant.privateKey, platformPublic: platform.publicKey },
      transactions,
      complaints,
      bills,
      isSigned,
      transactionOf,
      webhook(type: string, resource: object, options: WechatWebhookOptions = {}) {
        const nonce = randomBytes(6).toString('hex');
        const cipher = createCipheriv(
          'aes-256-gcm',
          Buffer.from(options.apiKey ?? wechatMerchant.apiKey),
          Buffer.from(nonce),
        );
        cipher.setAAD(Buffer.from('transaction'));
        const sealed = Buffer.concat([cipher.update(JSON.stringify(resource)), cipher.final(), cipher.getAuthTag()]);
        const envelope = {
          id: options.id ?? randomBytes(16).toString('hex'),
          create_time: new Date().toISOString(),
          event_type: type,
          resource_type: 'encrypt-resource',
          resource: {
            original_type: 'transaction',
            algorithm: options.algorithm ?? 'AEAD_AES_256_GCM',
            ciphertext: sealed.toString('base64'),
            associated_data: 'transaction',
            nonce,
          },
        };
        const body = Buffer.from(JSON.stringify(envelope));
        return { headers: { 'content-type': 'application/json', ...seal(body, options) }, body };
      },
      pay(order: string, options: WechatWebhookOptions = {}) {
        const transaction = transactions.get(order);
        if (transaction !== undefined) transaction.state = 'SUCCESS';
        return server.webhook('TRANSACTION.SUCCESS', transactionOf(order), options);
      },
    },
  );
  return server;
}
