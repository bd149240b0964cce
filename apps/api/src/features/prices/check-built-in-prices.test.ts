import { expect, it } from 'vitest';
import { readConfig } from '../../platform/config/config.ts';
import { checkBuiltInPrices } from './check-built-in-prices.ts';

const production = {
  NODE_ENV: 'production',
  SECRET: 'a-secret-of-forty-characters-made-for-this',
  PUBLIC_URL: 'https://example.com',
  SMTP_URL: 'smtp://mail.example.com',
  SMS_URL: 'https://sms.example.com/send',
  DATABASE_URL: 'postgres://db.example.com/peonia',
  METRICS_TOKEN: 'a-token-of-the-monitoring',
};
const check = (settings: Record<string, string>) => checkBuiltInPrices(readConfig(settings));

it('accepts the built-in prices in production', () => {
  expect(() => check(production)).not.toThrow();
});

it.each([
  ['LIMIT_GOLD_USD_CENTS', '0', 'must be from 1 to 100000 in production; it is "0".'],
  ['LIMIT_VIP_DISCOUNT', '100', 'must be from 0 to 90'],
  ['LIMIT_PARTNER_SHARE_BASIS_POINTS', '20000', 'must be from 0 to 9000'],
  ['LIMIT_PACK_1_CENTS', '0', 'must be from 1'],
  ['LIMIT_SECRET_PRICE_MAX', '0', 'must be from 1'],
  ['LIMIT_RECHARGE_MAX', '100', 'must not be below LIMIT_RECHARGE_PRESET_5'],
  ['LIMIT_RECHARGE_DEFAULT', '51', 'must be one of the presets'],
])('refuses in production %s=%s', (name, value, wanted) => {
  expect(() => check({ ...production, [name]: value })).toThrow(`${name} ${wanted}`);
  expect(() => check({ [name]: value })).not.toThrow();
});
