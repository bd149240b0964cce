import { expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../../platform/config/config.ts';
import { relaySettings } from './relay-settings.ts';

const production = {
  NODE_ENV: 'production',
  SECRET: 'a-secret-of-forty-characters-made-for-this',
  PUBLIC_URL: 'https://example.com',
  SMTP_URL: 'smtp://mail.example.com',
  SMS_URL: 'https://sms.example.com/send',
  DATABASE_URL: 'postgres://db.example.com/peonia',
  METRICS_TOKEN: 'a-token-of-the-monitoring',
  TURN_URLS: 'turn:turn.example.com:3478 turns:turn.example.com:5349?transport=tcp',
};
const read = (env: Record<string, string>) => readConfig(env, [relaySettings]).of(relaySettings);

it('names an address that is none of a relay', () => {
  expect(() => read({ TURN_URLS: 'https://turn.example.com' })).toThrow(ConfigError);
  expect(() => read({ TURN_URLS: 'https://turn.example.com' })).toThrow(/^TURN_URLS .*"https:\/\/turn\.example\.com"/);
});

it('refuses a short secret without repeating it', () => {
  expect(() => read({ TURN_SECRET: 'short' })).toThrow(/^TURN_SECRET (?!.*"short")/);
});

it.each(['', 'change-me-to-the-output-of-openssl-rand-hex-32'])(
  'refuses the known secret "%s" in production',
  (secret) => {
    expect(() => read({ ...production, TURN_SECRET: secret })).toThrow('TURN_SECRET');
  },
);

it('reads every address of the relay', () => {
  expect(read({ ...production, TURN_SECRET: 'a-secret-that-only-the-relay-shares' }).urls).toHaveLength(2);
});
