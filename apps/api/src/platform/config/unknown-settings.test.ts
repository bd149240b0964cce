import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { findUnknownSettings } from './unknown-settings.ts';

const known = readConfig({}).known.map(({ name }) => name);
const find = (name: string, value = 'some value') => findUnknownSettings({ [name]: value }, known);

it.each([
  ['SMPT_URL', 'SMTP_URL'],
  ['S3_BUKET', 'S3_BUCKET'],
  ['REDISURL', 'REDIS_URL'],
  ['PORTS', 'PORT'],
  ['NODE_EVN', 'NODE_ENV'],
  ['BACKUP_DIRR', 'BACKUP_DIR'],
  ['LIMT_AGE_MIN', 'LIMIT_AGE_MIN'],
])('takes %s for %s', (name, meant) => {
  expect(find(name)).toEqual([`${name} (${meant}?)`]);
});

it.each(['SMTP_PASSWORD', 'DATABASE_HOST', 'REDIS_PORT', 'VAPID_KEY', 'BACKUP_RETENTION'])(
  'finds %s, which is beside known settings',
  (name) => {
    expect(find(name)).toEqual([name]);
  },
);

it.each(['SMTP_URL', 'PUBLIC_URL', 'VAPID_PUBLIC', 'BACKUP_KEY', 'LIMIT_AGE_MIN', 'PG_BIN'])('knows %s', (name) => {
  expect(find(name)).toEqual([]);
});

it.each([
  ...['HOME', 'PATH', 'USER', 'MAIL', 'HOSTNAME', 'POSTGRES_PASSWORD', 'ANDROID_HOME', 'GOOGLE_API_KEY'],
  ...['NODE_OPTIONS', 'NODE_COMPILE_CACHE', 'OTEL_SERVICE_NAME', 'OTEL_EXPORTER_OTLP_HEADERS', 'AWS_REGION'],
  ...['REDIS_SERVICE_HOST', 'REDIS_SERVICE_PORT', 'REDIS_PORT_6379_TCP_ADDR', 'npm_config_cache'],
])('leaves %s to others', (name) => {
  expect(find(name)).toEqual([]);
});

it('leaves the address of a service of a cluster, and what is empty', () => {
  expect([...find('REDIS_PORT', 'tcp://10.0.0.7:6379'), ...find('SMPT_URL', ' ')]).toEqual([]);
});
