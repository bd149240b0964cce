import type { Mutant } from '../mutant.ts';

const platform = 'apps/api/src/platform';
const vocabulary = 'apps/api/migrations/0148_platform_vocabulary.sql';
const upgrade = 'apps/api/test/upgrade/upgrade.test.ts';
const production = `${platform}/production.test.ts`;

export const mutants: readonly Mutant[] = [
  {
    rule: 'a stopping process serves on during its drain delay',
    file: 'apps/api/src/serve.ts',
    find: 'await setTimeout(drainSeconds * 1_000);',
    replace: 'void drainSeconds;',
    test: 'apps/api/test/process/drain.test.ts',
    named: 'turns /readyz 503 and serves on during the drain delay',
  },
  {
    rule: 'production has no page of sent mails',
    file: `${platform}/open-platform.ts`,
    find: "if (config.env !== 'production') mailPage",
    replace: 'if (config.env !== null) mailPage',
    test: production,
    named: 'has no page of sent mails',
  },
  {
    rule: 'too many calls are refused',
    file: `${platform}/http/server.ts`,
    find: 'if (config.rateLimits) await limitRate(app, redis, config);',
    replace: 'if (!config.rateLimits) await limitRate(app, redis, config);',
    test: production,
    named: 'answers 429',
  },
  {
    rule: 'a refusal for a while says how long',
    file: `${platform}/http/error-reply.ts`,
    find: "if (typeof seconds === 'number') reply.header('retry-after', String(Math.max(1, Math.ceil(seconds))));",
    replace: '',
    test: 'apps/api/src/features/accounts/login/login.test.ts',
    named: 'add a growing wait after ten and then a captcha',
  },
  {
    rule: 'production keeps its rate limits',
    file: `${platform}/config.ts`,
    find: "if (!config.rateLimits) fail('RATE_LIMITS', 'must stay on in production');",
    replace: '',
    test: `${platform}/config.test.ts`,
    named: 'starts in production only with',
  },
  {
    rule: 'a database of an older release is migrated from where it is',
    file: `${platform}/db/migrate.ts`,
    find: 'names.filter((name) => !done.has(name))',
    replace: 'names.filter((name) => !done.has(`${name} again`))',
    test: upgrade,
    named: 'migrates to the schema of today without losing a row',
  },
  {
    rule: 'a data migration changes the states of filled tables',
    file: vocabulary,
    find: "when 'erasing' then 'deleting' else 'deleted'",
    replace: "when 'erasing' then 'deleted' else 'deleted'",
    test: upgrade,
    named: 'keeps the state of accounts whose deletion has begun',
  },
  {
    rule: 'a data migration changes the keys of filled tables',
    file: vocabulary,
    find: "update account set name_key = 'deleted:' || id where name_key = 'erased:' || id;",
    replace: '',
    test: upgrade,
    named: 'keeps the state of accounts whose deletion has begun',
  },
  {
    rule: 'a data migration takes waiting effects along',
    file: vocabulary,
    find: "update outbox set topic = 'payments.webhook-event' where topic = 'payments.noticed';",
    replace: '',
    test: upgrade,
    named: 'keeps the effects that wait in the outbox',
  },
  {
    rule: 'the schedule of a removed job ends',
    file: `${platform}/jobs/jobs.ts`,
    find: 'if (!known.has(name)) await boss.unschedule(name);',
    replace: 'if (known.size === 0) await boss.unschedule(name);',
    test: `${platform}/jobs/jobs.test.ts`,
    named: 'unschedules a job that was renamed',
  },
  {
    rule: 'security.txt exists only where the operator names a contact',
    file: 'apps/api/src/features/support/security-text-route.ts',
    find: "if (securityContact === '') return;",
    replace: '',
    test: 'apps/api/src/features/support/security-text-route.test.ts',
    named: 'does not exist where no contact is set',
  },
];
