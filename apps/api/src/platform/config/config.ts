import { resolve } from 'node:path';
import { limits, type Limits } from '@peonia/contract/protocol/limits.ts';
import { isNetwork } from '../http/rate-limit/network-of-address.ts';
import type { PushSettings } from '../push/push-settings.ts';
import { readPushChannel, type PushChannelSettings } from '../realtime/hosted/push-channel-settings.ts';
import { developmentSecret, settings } from './config-settings.ts';
import { serviceUrl, type Setting, type SettingReader, type SettingsGroup } from './settings.ts';
import { refuseUnusable } from './unusable-settings.ts';

/**
 * The only place that reads the environment. Every setting has a default that works on a laptop; an invalid value stops
 * the start with its name; production refuses unsafe defaults.
 */
export interface Config {
  readonly env: 'development' | 'test' | 'production';
  /** What this process does: requests and sockets, background work, or both. */
  readonly role: 'api' | 'worker' | 'all';
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** Empty: the embedded PostgreSQL in the data folder. */
  readonly databaseUrl: string;
  readonly databasePool: number;
  readonly databaseReadConnections: number;
  readonly databaseSlowConnections: number;
  /** Address of a replica for reads, empty for none, and how far it may be behind. */
  readonly databaseReplica: { readonly url: string; readonly longestLagMs: number };
  /** What stands between the program and PostgreSQL. */
  readonly databasePooler: 'none' | 'transaction' | 'prepared';
  /** Past the pooler, for migrations and jobs; empty where there is none. */
  readonly databaseDirectUrl: string;
  readonly statementTimeoutMs: number;
  readonly jobStatementTimeoutMs: number;
  readonly publicUrl: string;
  readonly brand: string;
  /** Host names of the China variant, in lower case. */
  readonly chinaHosts: readonly string[];
  /** Number of the ICP record of the China variant; empty for none. */
  readonly chinaIcp: string;
  readonly secret: string;
  /** What signatures and seals are accepted from: `secret`, then previous ones. */
  readonly secrets: readonly string[];
  /** Key of hashes that cannot be made again; the first secret of the installation, which the database keeps sealed. */
  readonly hashSecret: string;
  readonly redisUrl: string;
  /** Sentinels of the group that `redisUrl` names; none where it names a server. */
  readonly redisSentinels: readonly { readonly host: string; readonly port: number }[];
  readonly smtpUrl: string;
  readonly mailFrom: string;
  /** Address of the operator for alarms; empty sends none. */
  readonly alarmEmail: string;
  readonly smsUrl: string;
  readonly smsFrom: string;
  readonly mediaStore: 'disk' | 's3';
  /** Origin of the CDN in front of media; empty where there is none. */
  readonly mediaUrl: string;
  readonly s3: { endpoint: string; region: string; bucket: string; accessKey: string; secretKey: string };
  /** Networks whose X-Forwarded-For counts. */
  readonly trustedProxies: readonly string[];
  /** Seconds between `/readyz` turning 503 and the end of listening. */
  readonly drainSeconds: number;
  readonly logLevel: 'silent' | 'fatal' | 'error' | 'warn' | 'info' | 'debug';
  readonly passwordHashes: number;
  readonly passwordCost: PasswordCost;
  /** Rounds of PBKDF2 of each guess at a captcha. */
  readonly captchaCost: number;
  /** Rate limits of the contract; off only for load tests on a machine of one's own. */
  readonly rateLimits: boolean;
  /** How many times the calls that the limits allow; 1 in production. */
  readonly rateLimitFactor: number;
  readonly metricsToken: string;
  /** Collector of traces, empty for none, and the share of requests that is recorded, 0 to 1. */
  readonly traces: { readonly url: string; readonly ratio: number };
  readonly push: PushSettings;
  /** The hosted push-channel service; null where there is none. */
  readonly pushChannel: PushChannelSettings | null;
  /** Every page and call leads to /maintenance. */
  readonly maintenance: boolean;
  readonly limits: Limits;
  /** Folder of the backups where the program knows it; else empty. */
  readonly backupDir: string;
  /** Names of the settings, and whether the environment has them. */
  readonly known: readonly { readonly name: string; readonly is_set: boolean }[];
  /** Settings of a feature. */
  readonly of: <T>(group: SettingsGroup<T>) => T;
}

/** Work of one password hash. */
export interface PasswordCost {
  readonly memoryKib: number;
  readonly passes: number;
}

/** Least cost in production. Source: requirement 14. */
const leastCost: PasswordCost = { memoryKib: 19 * 1024, passes: 2 };
const leastCaptchaCost = 1_000;

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Reads and checks the environment, with the settings of the given groups. Throws `ConfigError` that names the setting.
 */
export function readConfig(env: Env, groups: readonly SettingsGroup<unknown>[] = []): Config {
  const own = openReader(env, settings);
  const { text, whole, oneOf, url, fail } = own;
  const secret = text('SECRET');
  const previous = secretsOf(text('SECRET_PREVIOUS'));

  const config: Config = {
    env: oneOf('NODE_ENV', ['development', 'test', 'production']),
    role: oneOf('ROLE', ['api', 'worker', 'all']),
    host: text('HOST'),
    port: whole('PORT', 0, 65_535),
    dataDir: resolve(text('DATA_DIR')),
    databaseUrl: url('DATABASE_URL', ['postgres', 'postgresql']),
    databasePool: whole('DATABASE_POOL', 2, 500),
    databaseReadConnections: whole('DATABASE_READ_CONNECTIONS', 0, 64),
    databaseSlowConnections: whole('DATABASE_SLOW_CONNECTIONS', 1, 64),
    databaseReplica: {
      url: url('DATABASE_REPLICA_URL', ['postgres', 'postgresql']),
      longestLagMs: whole('DATABASE_REPLICA_LAG_MS', 1_000, 30_000),
    },
    databasePooler: oneOf('DATABASE_POOLER', ['none', 'transaction', 'prepared']),
    databaseDirectUrl: url('DATABASE_DIRECT_URL', ['postgres', 'postgresql']),
    statementTimeoutMs: whole('STATEMENT_TIMEOUT_MS', 100, 60_000),
    jobStatementTimeoutMs: whole('JOB_STATEMENT_TIMEOUT_MS', 100, 600_000),
    publicUrl: url('PUBLIC_URL', ['http', 'https']),
    brand: text('BRAND'),
    chinaHosts: words(text('CHINA_HOSTS').toLowerCase()),
    chinaIcp: text('CHINA_ICP'),
    secret,
    secrets: [secret, ...previous],
    hashSecret: previous.at(-1) ?? secret,
    redisUrl: url('REDIS_URL', ['redis', 'rediss']),
    redisSentinels: words(text('REDIS_SENTINELS')).map(addressOf),
    smtpUrl: url('SMTP_URL', ['smtp', 'smtps']),
    mailFrom: text('MAIL_FROM'),
    alarmEmail: text('ALARM_EMAIL'),
    smsUrl: url('SMS_URL', own.isProduction ? ['https'] : ['http', 'https']),
    smsFrom: text('SMS_FROM'),
    mediaStore: oneOf('MEDIA_STORE', ['disk', 's3']),
    mediaUrl: url('MEDIA_URL', ['http', 'https']),
    s3: {
      endpoint: serviceUrl(own, 'S3_ENDPOINT'),
      region: text('S3_REGION'),
      bucket: text('S3_BUCKET'),
      accessKey: text('S3_ACCESS_KEY'),
      secretKey: text('S3_SECRET_KEY'),
    },
    trustedProxies: words(text('TRUSTED_PROXIES')),
    drainSeconds: whole('DRAIN_SECONDS', 0, 120),
    logLevel: oneOf('LOG_LEVEL', ['silent', 'fatal', 'error', 'warn', 'info', 'debug']),
    passwordHashes: whole('PASSWORD_HASHES', 1, 64),
    passwordCost: {
      memoryKib: whole('PASSWORD_HASH_KIB', 8, 4_194_304),
      passes: whole('PASSWORD_HASH_PASSES', 1, 100),
    },
    captchaCost: whole('CAPTCHA_COST', 1, 100_000),
    rateLimits: oneOf('RATE_LIMITS', ['0', '1']) === '1',
    rateLimitFactor: whole('RATE_LIMIT_FACTOR', 1, 1_000_000),
    metricsToken: text('METRICS_TOKEN'),
    traces: {
      url: serviceUrl(own, 'OTEL_EXPORTER_OTLP_ENDPOINT'),
      ratio: whole('TRACE_PERCENT', 0, 100) / 100,
    },
    push: {
      publicKey: text('VAPID_PUBLIC'),
      privateKey: text('VAPID_PRIVATE'),
      subject: text('VAPID_SUBJECT'),
      hosts: text('PUSH_HOSTS').split(/\s+/),
    },
    pushChannel: readPushChannel(own),
    maintenance: oneOf('MAINTENANCE', ['0', '1']) === '1',
    limits: readLimits(env, fail),
    backupDir: text('BACKUP_DIR'),
    known: [...settings, ...groups.flatMap((group) => group.settings)].map(({ name }) => ({
      name,
      is_set: (env[name] ?? '').trim() !== '',
    })),
    of: readOnce(env),
  };
  if (!config.chinaHosts.every((host) => /^[a-z\d-]+(?:\.[a-z\d-]+)*$/.test(host)))
    fail('CHINA_HOSTS', 'must be host names without scheme and port');
  refusePath(config.publicUrl, fail);
  refuseMediaUrl(config, fail);
  if (config.chinaIcp.length > 60) fail('CHINA_ICP', 'must be the number of the record, 60 characters at most');
  if (!config.trustedProxies.every(isNetwork)) fail('TRUSTED_PROXIES', 'must be networks such as 10.0.0.0/8');
  if ((env['TRUST_PROXY'] ?? '0') !== '0') fail('TRUST_PROXY', 'is TRUSTED_PROXIES now, a list of networks');
  if (config.role !== 'all' && config.redisUrl === '')
    fail('REDIS_URL', `must be set for ROLE=${config.role}: events of the worker reach sockets through it`);
  if (config.databasePooler !== 'none' && config.databaseDirectUrl === '')
    fail('DATABASE_DIRECT_URL', 'must be set with DATABASE_POOLER: migrations and jobs go past the pooler');
  if (secret.length < 32) failSecret('SECRET', 'must have at least 32 characters');
  if (!previous.every((one) => one.length >= 32)) failSecret('SECRET_PREVIOUS', 'must hold secrets of 32 characters');
  if (previous.includes(secret)) failSecret('SECRET_PREVIOUS', 'must not hold SECRET itself');
  if (config.mediaStore === 's3' && (config.s3.endpoint === '' || config.s3.bucket === ''))
    fail('S3_ENDPOINT', 'and S3_BUCKET must be set for MEDIA_STORE=s3');
  refuseUnusable(config, fail);
  if (own.isProduction) refuseUnsafe(config, fail);
  else refusePublic(config, fail);
  for (const group of groups) config.of(group);
  return config;
}

/** Refuses a setting without repeating its value. */
function failSecret(name: string, wanted: string): never {
  throw new ConfigError(`${name} ${wanted}.`);
}

function words(text: string): string[] {
  return text.split(/[\s,]+/).filter((word) => word !== '');
}

/** Host and port of `host:port`. */
function addressOf(text: string): { host: string; port: number } {
  const [, host = '', port = ''] = /^([^:]+):(\d+)$/.exec(text) ?? [];
  if (host === '') throw new ConfigError(`REDIS_SENTINELS must be host:port; one is "${text}".`);
  return { host, port: Number(port) };
}

/** Secrets with spaces between them, or a JSON list, for those that have spaces themselves. */
function secretsOf(text: string): string[] {
  if (!text.startsWith('[')) return text.split(/\s+/).filter((word) => word !== '');
  try {
    const list: unknown = JSON.parse(text);
    if (Array.isArray(list) && list.every((one) => typeof one === 'string')) return list;
  } catch {
    // Refused below.
  }
  return failSecret('SECRET_PREVIOUS', 'must be secrets with spaces between them, or a JSON list of them');
}

/** Reads each group at its first use. */
function readOnce(env: Env): Config['of'] {
  const values = new Map<object, unknown>();
  return <T>(group: SettingsGroup<T>): T => {
    if (!values.has(group)) values.set(group, group.read(openReader(env, group.settings)));
    return values.get(group) as T;
  };
}

/** Settings whose value no message repeats. */
const isSecret = (name: string) => /SECRET|_KEY|TOKEN|PRIVATE|SERVICE_ACCOUNT/.test(name);
/** Account and password of an address, after its scheme. */
const accountPart = /^([a-z+]+:\/\/)?.*@/is;

function openReader(env: Env, known: readonly Setting[]): SettingReader {
  const text = (name: string) =>
    (env[name] ?? '').trim() || (known.find((setting) => setting.name === name)?.fallback ?? '');
  const fail = (name: string, wanted: string): never => {
    const value = env[name] ?? '';
    const shown = (name.endsWith('_URL') ? value.replace(accountPart, '$1…@') : value).replaceAll(/\s+/g, ' ');
    throw new ConfigError(isSecret(name) ? `${name} ${wanted}.` : `${name} ${wanted}; it is "${shown}".`);
  };
  return {
    isProduction: (env['NODE_ENV'] ?? '').trim() === 'production',
    text,
    fail,
    whole(name, min, max) {
      const value = Number(text(name));
      return Number.isInteger(value) && value >= min && value <= max
        ? value
        : fail(name, `must be a whole number from ${min} to ${max}`);
    },
    oneOf: (name, values) =>
      values.find((value) => value === text(name)) ?? fail(name, `must be one of ${values.join(', ')}`),
    url(name, schemes) {
      const value = text(name);
      if (value !== '' && !(URL.canParse(value) && schemes.includes(new URL(value).protocol.slice(0, -1))))
        fail(name, `must be an address with ${schemes.join(' or ')}`);
      return value.replace(/\/$/, '');
    },
  };
}

function readLimits(env: Env, fail: (name: string, wanted: string) => never): Limits {
  const known = new Set(Object.keys(limits).map((name) => `LIMIT_${name.toUpperCase()}`));
  const unknown = Object.keys(env).find((name) => name.startsWith('LIMIT_') && !known.has(name));
  if (unknown !== undefined) fail(unknown, 'is no limit of the product; docs/configuration.md lists them');
  const entries = Object.entries(limits).map(([name, fallback]) => {
    const given = env[`LIMIT_${name.toUpperCase()}`];
    const value = given === undefined || given.trim() === '' ? fallback : Number(given);
    return [
      name,
      Number.isInteger(value) && value >= 0
        ? value
        : fail(`LIMIT_${name.toUpperCase()}`, 'must be a whole number from 0'),
    ];
  });
  return Object.fromEntries(entries) as Limits;
}

/** Whether the password of an address is that of deploy/compose/peonia.env.example, which everybody knows. */
function hasPlaceholder(url: string): boolean {
  return url !== '' && new URL(url).password.startsWith('change-me');
}

function refuseUnsafe(config: Config, fail: (name: string, wanted: string) => never): void {
  if (config.secret === developmentSecret) fail('SECRET', 'must be set in production');
  if (config.secrets.includes(developmentSecret))
    failSecret('SECRET_PREVIOUS', 'must not hold the built-in secret in production');
  if (!config.publicUrl.startsWith('https://')) fail('PUBLIC_URL', 'must be an https address in production');
  if (config.databaseUrl === '')
    fail('DATABASE_URL', 'must be set in production: the embedded database is for laptops');
  for (const [name, url] of [
    ['DATABASE_URL', config.databaseUrl],
    ['DATABASE_DIRECT_URL', config.databaseDirectUrl],
    ['DATABASE_REPLICA_URL', config.databaseReplica.url],
  ] as const)
    if (hasPlaceholder(url)) fail(name, 'must have a password of its own in production');
  if (config.metricsToken.length < 16) fail('METRICS_TOKEN', 'must have at least 16 characters in production');
  if (config.smtpUrl === '') fail('SMTP_URL', 'must be set in production');
  if (config.smsUrl === '') fail('SMS_URL', 'must be set in production: members register with phone numbers');
  if (!config.rateLimits) fail('RATE_LIMITS', 'must stay on in production');
  if (config.rateLimitFactor !== 1) fail('RATE_LIMIT_FACTOR', 'must be 1 in production');
  const { memoryKib, passes } = config.passwordCost;
  if (memoryKib < leastCost.memoryKib)
    fail('PASSWORD_HASH_KIB', `must be at least ${leastCost.memoryKib} in production`);
  if (passes < leastCost.passes) fail('PASSWORD_HASH_PASSES', `must be at least ${leastCost.passes} in production`);
  if (config.captchaCost < leastCaptchaCost) fail('CAPTCHA_COST', `must be at least ${leastCaptchaCost} in production`);
}

/** Links in mails and the webhooks of providers begin with it, and everything is served from its root. */
function refusePath(publicUrl: string, fail: (name: string, wanted: string) => never): void {
  const { pathname, search, hash, username, password } = new URL(publicUrl || 'http://localhost');
  if (pathname !== '/' || [search, hash, username, password].some((part) => part !== ''))
    fail('PUBLIC_URL', 'must be an address without a path, such as https://example.com');
}

/** A media address is the origin of another host, so that no cookie and no session goes there. */
function refuseMediaUrl(
  { mediaUrl, publicUrl, chinaHosts, env }: Config,
  fail: (name: string, wanted: string) => never,
): void {
  if (mediaUrl === '') return;
  const { origin, host, protocol } = new URL(mediaUrl);
  if (origin !== mediaUrl) fail('MEDIA_URL', 'must be an address without a path and a closing slash');
  if (publicUrl !== '' && new URL(publicUrl).host === host) fail('MEDIA_URL', 'must have another host than PUBLIC_URL');
  if (chinaHosts.length > 0)
    fail('MEDIA_URL', 'must be empty with CHINA_HOSTS: pages of the variant ask no other host');
  if (env === 'production' && protocol !== 'https:') fail('MEDIA_URL', 'must be an https address in production');
}

/** Hosts that no client of the Internet reaches. Source: RFC 6761. */
const reservedHost = /^(?:.*\.)?(?:test|example|invalid|localhost)$|^127\.|^\[::1\]$/;

/**
 * Outside of production, sent mails and test payments are open to any client that connects. Tests may be configured
 * with an https address of a reserved name.
 */
function refusePublic(config: Config, fail: (name: string, wanted: string) => never): void {
  const { protocol, hostname } = new URL(config.publicUrl || 'http://localhost');
  if (protocol === 'https:' && !(config.env === 'test' && reservedHost.test(hostname)))
    fail('PUBLIC_URL', 'must not be https unless NODE_ENV is production');
  if (!['127.0.0.1', '::1', 'localhost'].includes(config.host))
    fail('HOST', 'must be an address of this machine alone unless NODE_ENV is production');
}
