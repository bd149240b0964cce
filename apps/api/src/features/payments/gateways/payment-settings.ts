import { allOrNone, settingsGroup, type SettingReader } from '../../../platform/config/settings.ts';
import { readStoreSettings, storeSettings, type StoreSettings } from './stores/store-settings.ts';

/** Payment providers by configuration: one without its keys is switched off. */
interface PaymentSettings {
  readonly stripe: StripeSettings | null;
  readonly paypal: PaypalSettings | null;
  readonly wechat: WechatPaySettings | null;
  readonly stores: StoreSettings;
  readonly sandbox: boolean;
}

export interface StripeSettings {
  readonly endpoint: string;
  readonly account: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
}

export interface PaypalSettings {
  readonly endpoint: string;
  readonly merchantId: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly webhookId: string;
  readonly certificateOrigin: string;
}

export interface WechatPaySettings {
  readonly endpoint: string;
  readonly appId: string;
  readonly merchantId: string;
  /** Serial number and private key of the merchant's certificate, which sign requests. */
  readonly serial: string;
  readonly privateKey: string;
  /** Key that decrypts what a webhook event is about; 32 characters. */
  readonly apiKey: string;
  /** Serial number and public key of the platform, which verify what it sends. */
  readonly platformSerial: string;
  readonly platformKey: string;
}

const settings = [
  {
    name: 'PAYMENT_SANDBOX',
    fallback: 'auto',
    meaning: 'Sandbox payments: `1`, `0`, or `auto` for on outside of production. Production refuses `1`.',
  },
  {
    name: 'STRIPE_SECRET_KEY',
    fallback: '',
    meaning:
      'Secret key of Stripe; it and the webhook’s secret empty switch it off. Production refuses test keys. Its webhook events go to PUBLIC_URL/v1/payment/stripe/notices.',
  },
  { name: 'STRIPE_WEBHOOK_SECRET', fallback: '', meaning: 'Signing secret of the webhook.' },
  {
    name: 'STRIPE_ACCOUNT',
    fallback: '',
    meaning: 'Account id, `acct_…`: webhook events about a connected account of another name are refused.',
  },
  {
    name: 'STRIPE_ENDPOINT',
    fallback: 'https://api.stripe.com',
    meaning: 'Address of the interface; another one for tests. Production refuses any but the live one.',
  },
  {
    name: 'PAYPAL_CLIENT_ID',
    fallback: '',
    meaning:
      'Client id of PayPal; it is switched off while all its keys and ids are empty. Its webhook events go to PUBLIC_URL/v1/payment/paypal/notices.',
  },
  { name: 'PAYPAL_CLIENT_SECRET', fallback: '', meaning: 'Client secret.' },
  { name: 'PAYPAL_MERCHANT_ID', fallback: '', meaning: 'Merchant id: money paid to another one is not ours.' },
  { name: 'PAYPAL_WEBHOOK_ID', fallback: '', meaning: 'Id of the webhook; part of what PayPal signs.' },
  {
    name: 'PAYPAL_ENDPOINT',
    fallback: 'https://api-m.paypal.com',
    meaning: 'Address of the interface; another one for tests. Production refuses any but the live one.',
  },
  {
    name: 'PAYPAL_CERTIFICATE_ORIGIN',
    fallback: 'https://api.paypal.com',
    meaning: 'Where certificates of webhook events may come from, and from nowhere else.',
  },
  {
    name: 'WECHATPAY_MERCHANT_ID',
    fallback: '',
    meaning:
      'Merchant number of WeChat Pay; it is switched off while all its keys and ids are empty. Its webhook events go to PUBLIC_URL/v1/payment/wechat/notices.',
  },
  {
    name: 'WECHATPAY_APP_ID',
    fallback: '',
    meaning:
      'Application that the merchant is bound to; for payments inside the chat app the official account of WECHAT_INSIDE_APP_ID.',
  },
  { name: 'WECHATPAY_SERIAL', fallback: '', meaning: 'Serial number of the merchant’s certificate.' },
  {
    name: 'WECHATPAY_PRIVATE_KEY',
    fallback: '',
    meaning: 'Private key of the merchant’s certificate, PEM, `\\n` for line ends.',
  },
  { name: 'WECHATPAY_API_KEY', fallback: '', meaning: 'APIv3 key of 32 characters.' },
  {
    name: 'WECHATPAY_PLATFORM_SERIAL',
    fallback: '',
    meaning: 'Id of the platform’s public key, or serial number of its certificate.',
  },
  { name: 'WECHATPAY_PLATFORM_KEY', fallback: '', meaning: 'Public key of the platform, PEM, `\\n` for line ends.' },
  {
    name: 'WECHATPAY_ENDPOINT',
    fallback: 'https://api.mch.weixin.qq.com',
    meaning: 'Address of the interface; another one for tests. Production refuses any but the live one.',
  },
  ...storeSettings,
] as const;

type Name = (typeof settings)[number]['name'];
type Reader = SettingReader<Name>;

/** Reads the providers. One that has some of its keys must have them all, so that none is switched off by mistake. */
function readPaymentSettings(reader: Reader): PaymentSettings {
  const { text, url, fail, isProduction } = reader;
  const address = (name: Name) => url(name, ['https', 'http']);
  const pem = (name: Name) => text(name).replaceAll('\\n', '\n');
  const isOn = (names: readonly Name[]) => allOrNone(reader, names);
  const sandbox = text('PAYMENT_SANDBOX');
  if (!['auto', '0', '1'].includes(sandbox)) fail('PAYMENT_SANDBOX', 'must be auto, 0 or 1');
  const hasWechat = isOn([
    'WECHATPAY_MERCHANT_ID',
    'WECHATPAY_APP_ID',
    'WECHATPAY_SERIAL',
    'WECHATPAY_PRIVATE_KEY',
    'WECHATPAY_API_KEY',
    'WECHATPAY_PLATFORM_SERIAL',
    'WECHATPAY_PLATFORM_KEY',
  ]);
  if (hasWechat && Buffer.byteLength(text('WECHATPAY_API_KEY')) !== 32)
    fail('WECHATPAY_API_KEY', 'must have 32 characters');
  const providers: PaymentSettings = {
    stores: readStoreSettings(reader),
    sandbox: sandbox === '1' || (sandbox === 'auto' && !isProduction),
    stripe: isOn(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])
      ? {
          endpoint: address('STRIPE_ENDPOINT'),
          account: text('STRIPE_ACCOUNT'),
          secretKey: text('STRIPE_SECRET_KEY'),
          webhookSecret: text('STRIPE_WEBHOOK_SECRET'),
        }
      : null,
    paypal: isOn(['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_MERCHANT_ID', 'PAYPAL_WEBHOOK_ID'])
      ? {
          endpoint: address('PAYPAL_ENDPOINT'),
          merchantId: text('PAYPAL_MERCHANT_ID'),
          clientId: text('PAYPAL_CLIENT_ID'),
          clientSecret: text('PAYPAL_CLIENT_SECRET'),
          webhookId: text('PAYPAL_WEBHOOK_ID'),
          certificateOrigin: address('PAYPAL_CERTIFICATE_ORIGIN'),
        }
      : null,
    wechat: hasWechat
      ? {
          endpoint: address('WECHATPAY_ENDPOINT'),
          appId: text('WECHATPAY_APP_ID'),
          merchantId: text('WECHATPAY_MERCHANT_ID'),
          serial: text('WECHATPAY_SERIAL'),
          privateKey: pem('WECHATPAY_PRIVATE_KEY'),
          apiKey: text('WECHATPAY_API_KEY'),
          platformSerial: text('WECHATPAY_PLATFORM_SERIAL'),
          platformKey: pem('WECHATPAY_PLATFORM_KEY'),
        }
      : null,
  };
  if (isProduction) refuseUnsafe(providers, fail);
  return providers;
}

/** Addresses of the providers that move real money. Their sandboxes have others. */
const liveOrigins = {
  STRIPE_ENDPOINT: ['https://api.stripe.com'],
  PAYPAL_ENDPOINT: ['https://api-m.paypal.com', 'https://api.paypal.com'],
  PAYPAL_CERTIFICATE_ORIGIN: ['https://api.paypal.com', 'https://api-m.paypal.com'],
  WECHATPAY_ENDPOINT: ['https://api.mch.weixin.qq.com', 'https://api2.mch.weixin.qq.com'],
} as const;

/** Production takes real money only: no sandbox, no test key, and no address but those of the providers. */
function refuseUnsafe({ sandbox, stripe, paypal, wechat }: PaymentSettings, fail: Reader['fail']): void {
  if (sandbox) fail('PAYMENT_SANDBOX', 'must not be on in production');
  if (stripe !== null && !/^[rs]k_live_/.test(stripe.secretKey))
    fail('STRIPE_SECRET_KEY', 'must be a live key (sk_live_… or rk_live_…) in production');
  for (const [name, address] of [
    ['STRIPE_ENDPOINT', stripe?.endpoint],
    ['PAYPAL_ENDPOINT', paypal?.endpoint],
    ['PAYPAL_CERTIFICATE_ORIGIN', paypal?.certificateOrigin],
    ['WECHATPAY_ENDPOINT', wechat?.endpoint],
  ] as const) {
    const allowed: readonly string[] = liveOrigins[name];
    if (address !== undefined && (!URL.canParse(address) || !allowed.includes(new URL(address).origin)))
      fail(name, `must be ${allowed.join(' or ')} in production`);
  }
}

/** Payment providers that are configured. */
export const paymentSettings = settingsGroup(settings, readPaymentSettings);
