import { expect, it } from 'vitest';
import { readConfig } from '../../../platform/config/config.ts';
import { paymentSettings } from './payment-settings.ts';

const production = {
  NODE_ENV: 'production',
  SECRET: 'a-secret-of-forty-characters-made-for-this',
  PUBLIC_URL: 'https://example.com',
  SMTP_URL: 'smtp://mail.example.com',
  SMS_URL: 'https://sms.example.com/send',
  DATABASE_URL: 'postgres://db.example.com/peonia',
  METRICS_TOKEN: 'a-token-of-the-monitoring',
};
const providers = {
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  PAYPAL_CLIENT_ID: 'x',
  PAYPAL_CLIENT_SECRET: 'x',
  PAYPAL_MERCHANT_ID: 'x',
  PAYPAL_WEBHOOK_ID: 'x',
  WECHATPAY_MERCHANT_ID: 'x',
  WECHATPAY_APP_ID: 'x',
  WECHATPAY_SERIAL: 'x',
  WECHATPAY_PRIVATE_KEY: 'x',
  WECHATPAY_API_KEY: 'x'.repeat(32),
  WECHATPAY_PLATFORM_SERIAL: 'x',
  WECHATPAY_PLATFORM_KEY: 'x',
};
const read = (settings: Record<string, string>) => readConfig(settings, [paymentSettings]);

it('accepts live keys and addresses in production', () => {
  expect(read({ ...production, ...providers }).env).toBe('production');
});

it.each([
  ['STRIPE_SECRET_KEY', 'sk_test_x'],
  ['STRIPE_SECRET_KEY', 'rk_test_x'],
  ['STRIPE_ENDPOINT', 'https://stripe.example.com'],
  ['STRIPE_ENDPOINT', 'http://api.stripe.com'],
  ['PAYPAL_ENDPOINT', 'https://api-m.sandbox.paypal.com'],
  ['PAYPAL_ENDPOINT', 'https://api.sandbox.paypal.com'],
  ['PAYPAL_CERTIFICATE_ORIGIN', 'https://api.sandbox.paypal.com'],
  ['WECHATPAY_ENDPOINT', 'https://sandbox.example.com'],
  ['PAYMENT_SANDBOX', '1'],
])('refuses %s "%s" in production', (name, value) => {
  expect(() => read({ ...production, ...providers, [name]: value })).toThrow(name);
  expect(read({ ...providers, [name]: value }).env).toBe('development');
});

it.each(Object.keys(providers))('refuses a provider without its %s, and names it', (name) => {
  expect(() => read({ ...providers, [name]: '' })).toThrow(new RegExp(`^${name} must be set where \\w+ is`));
});

it('switches a provider off that has none of its settings', () => {
  const others = { ...providers, STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '' };

  expect(read(others).of(paymentSettings).stripe).toBeNull();
});

it.each([
  ['GOOGLE_PLAY_PUSH_AUDIENCE', 'GOOGLE_PLAY_PACKAGE'],
  ['APP_STORE_ISSUER', 'APP_STORE_BUNDLE'],
])('refuses a store that has %s alone', (name, missing) => {
  expect(() => read({ [name]: 'x' })).toThrow(new RegExp(`^${missing} must be set where ${name} is`));
});
