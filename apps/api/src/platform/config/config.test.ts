import { describe, expect, it } from 'vitest';
import webpush from 'web-push';
import { ConfigError, readConfig } from './config.ts';
import { settingsGroup } from './settings.ts';

const production = {
  NODE_ENV: 'production',
  SECRET: 'a-secret-of-forty-characters-made-for-this',
  PUBLIC_URL: 'https://example.com',
  SMTP_URL: 'smtp://mail.example.com',
  SMS_URL: 'https://sms.example.com/send',
  DATABASE_URL: 'postgres://db.example.com/peonia',
  METRICS_TOKEN: 'a-token-of-the-monitoring',
};

it('works without settings', () => {
  expect(readConfig({})).toMatchObject({ env: 'development', port: 3000, brand: 'Peonia', databaseUrl: '' });
});

it.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['NODE_ENV', 'prod'],
  ['DATABASE_URL', 'mysql://localhost'],
  ['PUBLIC_URL', 'example.com'],
  ['PUBLIC_URL', 'http://localhost:3000/app'],
  ['PUBLIC_URL', 'http://localhost:3000/#a'],
  ['LIMIT_AGE_MIN', '-1'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', 'balancer'],
  ['TRUSTED_PROXIES', '0.0.0.0/0'],
  ['TRUST_PROXY', '1'],
  ['MEDIA_URL', 'https://media.example.com/files'],
  ['MEDIA_URL', 'media.example.com'],
  ['MAIL_FROM', 'Peonia'],
  ['MAIL_FROM', 'Peonia hello@example.com'],
  ['ALARM_EMAIL', 'operator'],
  ['VAPID_PUBLIC', 'one-key-alone'],
])('names %s when it is "%s"', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} .*"${value}"`));
});

it.each([
  ['SECRET', 'short secret'],
  ['SECRET_PREVIOUS', 'short secret'],
  ['SECRET_PREVIOUS', '["short secret"'],
  ['SECRET_PREVIOUS', '[1]'],
])('names %s without repeating it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must .*`));
  expect(() => readConfig({ [name]: value })).not.toThrow(value);
});

it('wants both keys of a pair of web push, and a subject that push services can reach', () => {
  const { publicKey, privateKey } = webpush.generateVAPIDKeys();
  const pair = { VAPID_PUBLIC: publicKey, VAPID_PRIVATE: privateKey };

  expect(readConfig(pair).push).toMatchObject({ publicKey, privateKey });
  expect(() => readConfig({ ...pair, VAPID_PRIVATE: '' })).toThrow('VAPID_PRIVATE must be');
  expect(() => readConfig({ ...pair, VAPID_PUBLIC: privateKey })).toThrow('VAPID_PUBLIC must be');
  expect(() => readConfig({ ...pair, VAPID_SUBJECT: 'operator@example.com' })).toThrow('VAPID_SUBJECT must begin');
});

it.each(['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'])('wants %s for a store of media', (name) => {
  const store = {
    MEDIA_STORE: 's3',
    S3_ENDPOINT: 'https://objects.example.com',
    S3_BUCKET: 'media',
    S3_ACCESS_KEY: 'key',
    S3_SECRET_KEY: 'secret',
  };

  expect(readConfig(store).s3.bucket).toBe('media');
  expect(() => readConfig({ ...store, [name]: '' })).toThrow(name);
});

it.each(['METRICS_TOKEN', 'SHOP_SECRET', 'SHOP_KEY', 'SHOP_SERVICE_ACCOUNT'])(
  'names %s without repeating its value',
  (name) => {
    const settings = [{ name, fallback: '', meaning: '' }];
    const shop = settingsGroup(settings, ({ text, fail }) => (text(name).length < 16 ? fail(name, 'is short') : null));
    const read = () => readConfig({ ...production, [name]: 'short-value' }, [shop]);

    expect(read).toThrow(new RegExp(`^${name} .*`));
    expect(read).not.toThrow('short-value');
  },
);

it.each([
  ['DATABASE_URL', 'mysql://peonia:pass/word@db.example.com/peonia', 'mysql://…@db.example.com/peonia'],
  ['SMTP_URL', 'peonia:password@mail.example.com', '…@mail.example.com'],
  ['REDIS_URL', 'http://:pass@word@redis.example.com', 'http://…@redis.example.com'],
])('shows a wrong %s without its password', (name, value, shown) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`it is "${shown}"`));
});

it('reads previous secrets with spaces between them, or as a JSON list', () => {
  const [one, two] = ['a-previous-secret-without-spaces-1', 'a previous secret with spaces inside it'];

  expect(readConfig({ SECRET_PREVIOUS: `${one}  ${one}2` }).secrets.slice(1)).toEqual([one, `${one}2`]);
  expect(readConfig({ SECRET_PREVIOUS: JSON.stringify([one, two]) }).secrets.slice(1)).toEqual([one, two]);
});

it('overrides a limit of the product by its name', () => {
  expect(readConfig({ LIMIT_MESSAGE_PAGE: '5' }).limits.message_page).toBe(5);
});

it('hashes passwords with 19 MiB and two passes unless told otherwise', () => {
  expect(readConfig({}).passwordCost).toEqual({ memoryKib: 19_456, passes: 2 });
});

it('refuses a cheaper PASSWORD_HASH_KIB in production', () => {
  expect(readConfig({ PASSWORD_HASH_KIB: '19455' }).env).toBe('development');
  expect(() => readConfig({ ...production, PASSWORD_HASH_KIB: '19455' })).toThrow('PASSWORD_HASH_KIB');
});

it('refuses a cheaper PASSWORD_HASH_PASSES in production', () => {
  expect(readConfig({ PASSWORD_HASH_PASSES: '1' }).env).toBe('development');
  expect(() => readConfig({ ...production, PASSWORD_HASH_PASSES: '1' })).toThrow('PASSWORD_HASH_PASSES');
});

it('refuses a cheaper CAPTCHA_COST in production', () => {
  expect(readConfig({ CAPTCHA_COST: '999' }).env).toBe('development');
  expect(() => readConfig({ ...production, CAPTCHA_COST: '999' })).toThrow('CAPTCHA_COST');
});

it('starts in production only with safe settings', () => {
  expect(readConfig(production).env).toBe('production');
  for (const name of ['SECRET', 'PUBLIC_URL', 'SMTP_URL', 'SMS_URL', 'DATABASE_URL', 'METRICS_TOKEN']) {
    expect(() => readConfig({ ...production, [name]: '' })).toThrow(name);
  }
  expect(() => readConfig({ ...production, RATE_LIMITS: '0' })).toThrow('RATE_LIMITS');
  expect(() => readConfig({ ...production, RATE_LIMIT_FACTOR: '2' })).toThrow('RATE_LIMIT_FACTOR');
});

it('refuses an address without TLS in production', () => {
  expect(() => readConfig({ ...production, PUBLIC_URL: 'http://example.com' })).toThrow('PUBLIC_URL');
});

it('names a limit that does not exist', () => {
  expect(() => readConfig({ LIMIT_MESSAGE_PAGES: '5' })).toThrow('LIMIT_MESSAGE_PAGES');
});

it('leads to the cluster of the push-channel service unless addresses are given', () => {
  const app = { PUSHER_APP_ID: '42', PUSHER_KEY: 'app-key', PUSHER_SECRET: 'secret-of-the-app' };

  expect(readConfig({}).pushChannel).toBeNull();
  expect(readConfig(app).pushChannel).toMatchObject({
    apiUrl: 'https://api-ap1.pusher.com',
    socketUrl: 'wss://ws-ap1.pusher.com',
  });
  expect(readConfig({ ...app, PUSHER_CLUSTER: 'eu' }).pushChannel?.apiUrl).toBe('https://api-eu.pusher.com');
});

it.each([
  ['PUSHER_APP_ID', { PUSHER_APP_ID: '' }],
  ['PUSHER_KEY', { PUSHER_KEY: '' }],
  ['PUSHER_KEY', { PUSHER_SECRET: 'short' }],
  ['PUSHER_CLUSTER', { PUSHER_CLUSTER: 'ap1.example.com/' }],
  ['PUSHER_SOCKET_URL', { PUSHER_SOCKET_URL: 'https://ws.example.com' }],
])('refuses an incomplete push-channel app, naming %s', (name, change) => {
  const app = { PUSHER_APP_ID: '42', PUSHER_KEY: 'app-key', PUSHER_SECRET: 'secret-of-the-app' };

  expect(() => readConfig({ ...app, ...change })).toThrow(new RegExp(name));
});

describe('outside of production', () => {
  it.each(['development', 'test'])('refuses a public address where NODE_ENV is %s', (NODE_ENV) => {
    expect(() => readConfig({ NODE_ENV, PUBLIC_URL: 'https://example.com' })).toThrow('PUBLIC_URL must not be https');
    expect(() => readConfig({ NODE_ENV, HOST: '0.0.0.0' })).toThrow('HOST must be an address of this machine');
  });

  it('accepts an https address of a reserved name in tests', () => {
    expect(readConfig({ NODE_ENV: 'test', PUBLIC_URL: 'https://members.example.test' }).env).toBe('test');
    expect(() => readConfig({ NODE_ENV: 'test', PUBLIC_URL: 'https://latest' })).toThrow('PUBLIC_URL');
  });
});

it('refuses the built-in secret among the former ones in production', () => {
  const SECRET_PREVIOUS = 'development-secret-never-use-in-production';

  expect(() => readConfig({ ...production, SECRET_PREVIOUS })).toThrow('SECRET_PREVIOUS must not hold');
});

it.each(['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'])(
  'refuses the password of the example in %s in production',
  (name) => {
    const url = 'postgres://peonia:change-me@db.example.com/peonia';

    expect(() => readConfig({ ...production, [name]: url })).toThrow(
      `${name} must have a password of its own in production; it is "postgres://…@db.example.com/peonia".`,
    );
    expect(readConfig({ [name]: url }).env).toBe('development');
  },
);

it('refuses a gateway of text messages without encryption in production', () => {
  const SMS_URL = 'http://account:secret@sms.example.com/send';

  expect(readConfig({ SMS_URL }).smsUrl).toBe(SMS_URL);
  expect(() => readConfig({ ...production, SMS_URL })).toThrow(/^SMS_URL must be an address with https; /);
});

it.each(['S3_ENDPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT'])(
  'refuses a public %s without encryption in production',
  (name) => {
    expect(readConfig({ ...production, [name]: 'http://10.0.0.7:9000' }).env).toBe('production');
    expect(readConfig({ ...production, [name]: 'http://store:9000' }).env).toBe('production');
    expect(() => readConfig({ ...production, [name]: 'http://store.example.com' })).toThrow(`${name} must be an https`);
  },
);
