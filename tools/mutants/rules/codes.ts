import type { Mutant } from '../mutant.ts';

const accounts = 'apps/api/src/features/accounts';
const recovery = `${accounts}/recovery/recovery.test.ts`;
const social = `${accounts}/social-login`;
const socialCodes = `${social}/social-second-step.test.ts`;
const codes = `${accounts}/verification/verification-code.sql.ts`;

export const mutants: readonly Mutant[] = [
  {
    rule: 'a code expires',
    file: codes,
    find: 'when c.used_at is null then c.expires_at > now()',
    replace: 'when c.used_at is null then true',
    test: recovery,
    named: 'expires after ten minutes',
  },
  {
    rule: 'a code is tried five times at most',
    file: codes,
    find: 'and c.tries < :tries and',
    replace: 'and c.tries < :tries::int + 99 and',
    test: recovery,
    named: 'is refused after five wrong tries',
  },
  {
    rule: 'a code works once',
    file: `${accounts}/recovery/change-password.ts`,
    find: 'if (redeemed.used_before !== null) {',
    replace: 'if (redeemed.used_before === undefined) {',
    test: recovery,
    named: 'works once',
  },
  {
    rule: 'a used code is right for the same use alone',
    file: codes,
    find: 'else c.used_for = :used_for::bytea and c.used_at >',
    replace: 'else :used_for::bytea is not null and c.used_at >',
    test: `${accounts}/verification/repeated-codes.test.ts`,
    named: 'may be repeated for the same call',
  },
  {
    rule: 'a used code ends after minutes',
    file: codes,
    find: 'c.used_at > now() - make_interval(mins => :repeat_minutes::int)',
    replace: ':repeat_minutes::int > 0',
    test: `${accounts}/verification/repeated-codes.test.ts`,
    named: 'is refused after five minutes',
  },
  {
    rule: 'a code is bound to its address',
    file: codes,
    find: '(select id, used_at from verification_code where purpose = :purpose and address_hash = :address_hash',
    replace: '(select id, used_at from verification_code where purpose = :purpose and :address_hash::bytea is not null',
    test: recovery,
    named: 'is refused for another address',
  },
  {
    rule: 'a social login asks for the second step',
    file: `${social}/open-social-session.ts`,
    find: 'if (factor?.is_confirmed === true) return',
    replace: 'if (factor?.is_confirmed === undefined) return',
    test: socialCodes,
    named: 'begins a session with its code alone',
  },
  {
    rule: 'a sixth device is asked for a code at social logins too',
    file: `${social}/open-social-session.ts`,
    find: 'return need !== null &&',
    replace: 'return need === undefined &&',
    test: socialCodes,
    named: 'needs the code that is sent to the address',
  },
  {
    rule: 'a ticket of a social login begins one session',
    file: `${social}/confirm-social-login.ts`,
    find: 'if (!account.is_repeatable) throw',
    replace: 'if (account.is_repeatable === undefined) throw',
    test: socialCodes,
    named: 'begins one session with a ticket',
  },
  {
    rule: 'wrong codes end the ticket of a social login',
    file: `${social}/social-login.sql.ts`,
    find: 'and t.tries < :tries::int and',
    replace: 'and t.tries < :tries::int + 99 and',
    test: socialCodes,
    named: 'is begun again at the provider after five wrong codes',
  },
];
