import { expect, it } from 'vitest';
import { readConfig } from '../../../../platform/config/config.ts';
import { socialSettings } from './signin-settings.ts';

const production = {
  NODE_ENV: 'production',
  SECRET: 'a-secret-of-forty-characters-made-for-this',
  PUBLIC_URL: 'https://example.com',
  SMTP_URL: 'smtp://mail.example.com',
  SMS_URL: 'https://sms.example.com/send',
  DATABASE_URL: 'postgres://db.example.com/peonia',
  METRICS_TOKEN: 'a-token-of-the-monitoring',
};
const facebook = { OIDC_FACEBOOK_CLIENT_ID: 'app', OIDC_FACEBOOK_CLIENT_SECRET: 'secret' };
const wechat = { WECHAT_APP_ID: 'site', WECHAT_SECRET: 'secret' };
const read = (settings: Record<string, string>) => readConfig({ ...production, ...settings }, [socialSettings]);

it('wants the secret of the official account beside its id', () => {
  expect(read({ ...wechat, WECHAT_INSIDE_APP_ID: 'account', WECHAT_INSIDE_SECRET: 'other' }).env).toBe('production');
  expect(() => read({ ...wechat, WECHAT_INSIDE_APP_ID: 'account' })).toThrow('WECHAT_INSIDE_SECRET must be set');
});

it('sends no client secret without TLS in production', () => {
  expect(read(facebook).env).toBe('production');
  expect(() => read({ ...facebook, OIDC_FACEBOOK_TOKEN_ENDPOINT: 'http://graph.example.com/token' })).toThrow(
    'OIDC_FACEBOOK_TOKEN_ENDPOINT must be an https address',
  );
});
