import { expect, it } from 'vitest';
import { readConfig } from '../../../platform/config/config.ts';
import { translateSettings } from './translate-settings.ts';

const production = {
  NODE_ENV: 'production',
  SECRET: 'a-secret-of-forty-characters-made-for-this',
  PUBLIC_URL: 'https://example.com',
  SMTP_URL: 'smtp://mail.example.com',
  SMS_URL: 'https://sms.example.com/send',
  DATABASE_URL: 'postgres://db.example.com/peonia',
  METRICS_TOKEN: 'a-token-of-the-monitoring',
};
const read = (settings: Record<string, string>) => readConfig(settings, [translateSettings]).of(translateSettings);

it.each([
  ['LIBRETRANSLATE_URL', {}],
  ['DEEPL_ENDPOINT', { DEEPL_KEY: 'x' }],
])('refuses a public %s without encryption in production', (name, others) => {
  const given = { ...others, [name]: 'http://texts.example.com' };

  expect(read(given)).toBeDefined();
  expect(read({ ...production, ...given, [name]: 'http://10.0.0.8:5000' })).toBeDefined();
  expect(() => read({ ...production, ...given })).toThrow(`${name} must be an https address in production`);
});
