import { pushSettings } from '../push/push-settings.ts';
import { pushChannelSettings } from '../realtime/hosted/push-channel-settings.ts';
import type { Setting } from './settings.ts';

export const developmentSecret = 'development-secret-never-use-in-production';

/** Every setting of the platform with its default. */
export const settings = [
  { name: 'NODE_ENV', fallback: 'development', meaning: '`development`, `test` or `production`.' },
  {
    name: 'ROLE',
    fallback: 'all',
    meaning:
      '`api` serves requests and sockets, `worker` does background work (outbox, jobs, conversions, the clock of calls) and answers /livez, /readyz and /metrics alone, `all` does both. `api` and `worker` need REDIS_URL and a media store that both reach.',
  },
  { name: 'HOST', fallback: '127.0.0.1', meaning: 'Address to listen on; `0.0.0.0` behind a load balancer.' },
  { name: 'PORT', fallback: '3000', meaning: 'Port to listen on; 0 takes a free one.' },
  { name: 'DATA_DIR', fallback: 'data', meaning: 'Folder of the embedded database and of media on disk.' },
  {
    name: 'DATABASE_URL',
    fallback: '',
    meaning: 'PostgreSQL 15 or newer of your own; empty starts the embedded one, which production refuses.',
  },
  {
    name: 'DATABASE_POOL',
    fallback: '20',
    meaning: 'Connections each process keeps to PostgreSQL for transactions and for reads that are not opened often.',
  },
  {
    name: 'DATABASE_SLOW_CONNECTIONS',
    fallback: '4',
    meaning: 'Further connections of each process, for searches, lists of the staff and exports alone.',
  },
  {
    name: 'DATABASE_READ_CONNECTIONS',
    fallback: '4',
    meaning: 'Further connections of each process, which the reads of often opened pages share. 0: they take the pool.',
  },
  {
    name: 'DATABASE_REPLICA_URL',
    fallback: '',
    meaning:
      'A streaming replica for lists, profiles, searches and figures. Members read what they wrote and were told of; what the replica does not have yet, and everything while it is away, is read from DATABASE_URL. Needs REDIS_URL with more than one process. Empty: there is none.',
  },
  {
    name: 'DATABASE_REPLICA_LAG_MS',
    fallback: '2000',
    meaning: 'A replica that is further behind is not read.',
  },
  {
    name: 'DATABASE_POOLER',
    fallback: 'none',
    meaning:
      '`transaction`: DATABASE_URL and DATABASE_REPLICA_URL lead to a pooler in transaction mode, such as pgbouncer, that knows no prepared statements (before 1.21). `prepared`: one that does (1.21 or newer with max_prepared_statements). Its connect_query sets what the program cannot: see deploy/pgbouncer.',
  },
  {
    name: 'DATABASE_DIRECT_URL',
    fallback: '',
    meaning: 'The same database past the pooler, for migrations, jobs and commands; needed with DATABASE_POOLER.',
  },
  { name: 'STATEMENT_TIMEOUT_MS', fallback: '5000', meaning: 'A query that takes longer is cancelled.' },
  {
    name: 'JOB_STATEMENT_TIMEOUT_MS',
    fallback: '60000',
    meaning: 'The same for recurring jobs, which have a pool of their own.',
  },
  {
    name: 'PUBLIC_URL',
    fallback: '',
    meaning: 'Address members see, such as https://example.com; needed in production.',
  },
  { name: 'BRAND', fallback: 'Peonia', meaning: 'Name of the product on every page and in every mail.' },
  {
    name: 'CHINA_HOSTS',
    fallback: '',
    meaning:
      'Host names of the China variant, with spaces between them, such as `example.cn`; names below them count as well. Empty: there is none.',
  },
  {
    name: 'CHINA_ICP',
    fallback: '',
    meaning:
      'Number of the ICP record, such as `京ICP备12345678号-1`: stands at the foot of the pages of the China variant, with a link to the register.',
  },
  {
    name: 'SECRET',
    fallback: developmentSecret,
    meaning: 'At least 32 characters; signs short-lived grants. Production refuses the default.',
  },
  {
    name: 'SECRET_PREVIOUS',
    fallback: '',
    meaning:
      'Secrets before it, newest first, with spaces between them or as a JSON list: what they signed and sealed is still accepted. `npm run reseal` seals everything with SECRET; then they can be removed.',
  },
  {
    name: 'REDIS_URL',
    fallback: '',
    meaning: 'Carries events and rate limits between processes; needed for more than one process.',
  },
  {
    name: 'REDIS_SENTINELS',
    fallback: '',
    meaning:
      'Addresses of sentinels, such as `10.0.0.1:26379 10.0.0.2:26379`: the host of REDIS_URL is then the name of the group that they watch.',
  },
  {
    name: 'SMTP_URL',
    fallback: '',
    meaning: 'smtp://user:password@host:port; empty keeps mail in a readable outbox (not in production).',
  },
  { name: 'MAIL_FROM', fallback: 'Peonia <hello@localhost>', meaning: 'Sender of every mail.' },
  {
    name: 'ALARM_EMAIL',
    fallback: '',
    meaning:
      'Address of the operator: a mail when the books are not proved, and when they are again; empty sends none.',
  },
  {
    name: 'SMS_URL',
    fallback: '',
    meaning:
      'https://user:password@host/path of a gateway that takes To, From and Body as a form; production refuses http; empty keeps text messages in the readable outbox (not in production).',
  },
  { name: 'SMS_FROM', fallback: '', meaning: 'Sender of text messages, as the gateway wants it.' },
  { name: 'MEDIA_STORE', fallback: 'disk', meaning: '`disk` or `s3`.' },
  {
    name: 'MEDIA_URL',
    fallback: '',
    meaning:
      'Address of a CDN in front of /media, such as https://media.example.com: all pictures, videos and voices are asked for there. Its host serves nothing else. Not together with CHINA_HOSTS. Empty: PUBLIC_URL serves them.',
  },
  { name: 'S3_ENDPOINT', fallback: '', meaning: 'Address of an S3-compatible store.' },
  { name: 'S3_REGION', fallback: 'us-east-1', meaning: 'Region of the store.' },
  { name: 'S3_BUCKET', fallback: '', meaning: 'Bucket for media.' },
  { name: 'S3_ACCESS_KEY', fallback: '', meaning: 'Access key of the store.' },
  { name: 'S3_SECRET_KEY', fallback: '', meaning: 'Secret key of the store.' },
  {
    name: 'TRUSTED_PROXIES',
    fallback: '',
    meaning:
      'Networks of your own load balancers, with spaces between them, such as `10.0.0.0/8 fd00::/8` or `loopback`: the last address in X-Forwarded-For that is in none of them is the client. Empty: the header is ignored.',
  },
  {
    name: 'DRAIN_SECONDS',
    fallback: '0',
    meaning:
      'Seconds that a stopping process still serves after /readyz turned 503, so that load balancers stop sending; twice their check interval is enough.',
  },
  { name: 'LOG_LEVEL', fallback: 'info', meaning: '`silent`, `fatal`, `error`, `warn`, `info` or `debug`.' },
  {
    name: 'PASSWORD_HASHES',
    fallback: '2',
    meaning: 'Password hashes computed at the same time; more wait, too many answer 503.',
  },
  {
    name: 'PASSWORD_HASH_KIB',
    fallback: '19456',
    meaning: 'Memory of one password hash (argon2id) in KiB; less is for tests, production refuses it.',
  },
  {
    name: 'PASSWORD_HASH_PASSES',
    fallback: '2',
    meaning: 'Passes of one password hash over its memory; fewer are for tests, production refuses them.',
  },
  {
    name: 'CAPTCHA_COST',
    fallback: '1000',
    meaning:
      'Rounds of PBKDF2 of each of the 500 to 1,500 guesses that a captcha takes; fewer are for tests, production refuses them.',
  },
  { name: 'RATE_LIMITS', fallback: '1', meaning: '0 switches rate limits off for load tests; production refuses it.' },
  {
    name: 'RATE_LIMIT_FACTOR',
    fallback: '1',
    meaning: 'Times the calls that rate limits allow, for load tests that pay for the counting; production refuses it.',
  },
  {
    name: 'METRICS_TOKEN',
    fallback: '',
    meaning:
      'Bearer token for /metrics, at least 16 characters in production; empty answers only requests from this machine.',
  },
  {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    fallback: '',
    meaning: 'Address of an OpenTelemetry collector that takes traces by HTTP; empty records none.',
  },
  { name: 'TRACE_PERCENT', fallback: '1', meaning: 'Share of requests and jobs whose trace is recorded, in per cent.' },
  ...pushSettings,
  ...pushChannelSettings,
  {
    name: 'MAINTENANCE',
    fallback: '0',
    meaning:
      '1 leads every page to /maintenance, the staff pages too, and answers calls with 503; the health routes stay. /staff/switches closes the site without a restart.',
  },
] as const satisfies readonly Setting[];
