import type { Mutant } from '../mutant.ts';

const platform = 'apps/api/src/platform';
const headers = { file: `${platform}/http/security-headers.ts`, test: `${platform}/http/security-headers.test.ts` };
const config = { file: `${platform}/config.ts`, test: `${platform}/config.test.ts` };

export const mutants: readonly Mutant[] = [
  {
    rule: 'pages run no strings as markup',
    ...headers,
    find: `"require-trusted-types-for 'script'",`,
    replace: '',
    named: 'forbids inline code',
  },
  {
    rule: 'pages cannot be framed',
    ...headers,
    find: `"frame-ancestors 'none'",`,
    replace: '',
    named: 'cannot be framed',
  },
  {
    rule: 'a password hash costs 19 MiB by default',
    ...config,
    find: "fallback: '19456',",
    replace: "fallback: '4096',",
    named: 'hashes passwords with 19 MiB',
  },
  {
    rule: 'production refuses cheap password hashes',
    ...config,
    find: 'if (memoryKib < leastCost.memoryKib)',
    replace: 'if (memoryKib < 0)',
    named: 'refuses a cheaper PASSWORD_HASH_KIB',
  },
  {
    rule: 'production refuses single-pass password hashes',
    ...config,
    find: 'if (passes < leastCost.passes)',
    replace: 'if (passes < 0)',
    named: 'refuses a cheaper PASSWORD_HASH_PASSES',
  },
  {
    rule: 'https is asked for',
    ...headers,
    find: "if (secure) reply.header('strict-transport-security'",
    replace: "if (!secure) reply.header('x-strict-transport-security'",
    named: 'asks for https for a year',
  },
  {
    rule: 'geolocation is off',
    ...headers,
    find: 'geolocation=(), ',
    replace: '',
    named: 'limits what the browser may use',
  },
  {
    rule: 'a log line carries no database message',
    file: `${platform}/log/log-options.ts`,
    find: 'message: safeMessage(error),',
    replace: 'message: error.message,',
    test: `${platform}/log/log-options.test.ts`,
    named: 'instead of its message',
  },
  {
    rule: 'a logged stack repeats no message',
    file: `${platform}/log/log-options.ts`,
    find: 'stack: framesOf(error),',
    replace: "stack: error.stack ?? '',",
    test: `${platform}/log/log-options.test.ts`,
    named: 'instead of its message',
  },
  {
    rule: 'a refused text message is sent again',
    file: `${platform}/sms/sms.ts`,
    find: 'if (!reply.ok) throw',
    replace: 'if (reply.ok === null) throw',
    test: `${platform}/sms/sms.test.ts`,
    named: 'is asked again later',
  },
  {
    rule: 'the SMS gateway leads nowhere else',
    file: `${platform}/sms/sms.ts`,
    find: "redirect: 'error',",
    replace: '',
    test: `${platform}/sms/sms.test.ts`,
    named: 'is not followed elsewhere',
  },
  {
    rule: 'a member’s document is cached apart from the guest’s',
    file: 'apps/web/src/routes/server/make-renderer.tsx',
    find: 'if (isShell) return `shell',
    replace: "if (entry?.auth === 'member') return `shell",
    test: 'apps/web/src/routes/server/make-renderer.test.ts',
    named: 'differ between guests and members',
  },
  {
    rule: 'the end of a session clears the hint of it',
    file: 'apps/web/src/platform/session/token.ts',
    find: 'hintSignedIn(false);',
    replace: '',
    test: 'apps/web/src/platform/session/switch-session.test.ts',
    named: 'clears the hint',
  },
  {
    rule: 'idempotency keys are kept for thirty days',
    file: `${platform}/http/idempotency.sql.ts`,
    find: 'make_interval(days => :days::int)',
    replace: 'make_interval(years => :days::int)',
    test: `${platform}/http/idempotency.test.ts`,
    named: 'keys are purged after thirty days',
  },
];
