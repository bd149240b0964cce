import { startApi, type Api } from '../api.ts';
import { openPaypalDouble, paypalAccount, type PaypalDouble } from './paypal-double.ts';
import { openStripeDouble, stripeAccount, type StripeDouble } from './stripe-double.ts';
import { openWechatDouble, type WechatDouble } from './wechat-double.ts';
import { openWechatPayDouble, type WechatPayDouble } from './wechat-pay-double.ts';
import { wechatSettings } from './wechat-settings.ts';

/** The program with all providers switched on, each a double on this machine. */
export interface Providers {
  readonly api: Api;
  /** The same program under the host name of the China variant. */
  readonly chinaAddress: string;
  readonly stripe: StripeDouble;
  readonly paypal: PaypalDouble;
  readonly wechat: WechatPayDouble;
  readonly chatApp: WechatDouble;
  close(): Promise<void>;
}

export async function startProviders(): Promise<Providers> {
  const [stripe, paypal, wechat, chatApp] = await Promise.all([
    openStripeDouble(),
    openPaypalDouble(),
    openWechatPayDouble(),
    openWechatDouble(),
  ]);
  const api = await startApi({
    CHINA_HOSTS: 'localhost',
    PUBLIC_URL: 'http://peonia.test',
    STRIPE_SECRET_KEY: stripeAccount.secretKey,
    STRIPE_WEBHOOK_SECRET: stripeAccount.webhookSecret,
    STRIPE_ACCOUNT: 'acct_ours',
    STRIPE_ENDPOINT: stripe.address,
    PAYPAL_CLIENT_ID: paypalAccount.clientId,
    PAYPAL_CLIENT_SECRET: paypalAccount.clientSecret,
    PAYPAL_MERCHANT_ID: paypalAccount.merchantId,
    PAYPAL_WEBHOOK_ID: paypalAccount.webhookId,
    PAYPAL_ENDPOINT: paypal.address,
    PAYPAL_CERTIFICATE_ORIGIN: paypal.address,
    ...wechatSettings(wechat, chatApp),
  });
  return {
    api,
    chinaAddress: api.address.replace('127.0.0.1', 'localhost'),
    stripe,
    paypal,
    wechat,
    chatApp,
    async close() {
      await api.close();
      await Promise.all([stripe, paypal, wechat, chatApp].map((one) => one.close()));
    },
  };
}
