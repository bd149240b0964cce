import type { Mutant } from '../mutant.ts';

const calls = 'apps/api/src/features/calls';
const billing = `${calls}/billing/charge-minutes.test.ts`;

export const mutants: readonly Mutant[] = [
  {
    rule: 'every started minute of a call is paid',
    file: `${calls}/billing/charge-minutes.ts`,
    find: 'if (!isFree) await payMinute',
    replace: 'if (isFree) await payMinute',
    test: billing,
    named: 'charges every started minute',
  },
  {
    rule: 'the first seconds of a call are free',
    file: `${calls}/lifecycle/start-call.ts`,
    find: 'free_seconds: limits.call_free_seconds,',
    replace: 'free_seconds: 0,',
    test: billing,
    named: 'charges every started minute',
  },
  {
    rule: 'VIP has thirty free minutes a day',
    file: `${calls}/billing/minute.sql.ts`,
    find: ' where free_call_minute_usage.used < :most::int\n',
    replace: '\n',
    test: billing,
    named: 'gives VIP 30 free voice minutes a day',
  },
  {
    rule: 'a call needs the gold of its first minute',
    file: `${calls}/lifecycle/start-call.ts`,
    find: 'if (coversMinute(funds, { kind: body.kind, price })) return price;',
    replace: 'if (funds.balance >= 0) return price;',
    test: billing,
    named: 'requires the price of the first minute before ringing',
  },
  {
    rule: 'calls of strangers go through the relay',
    file: `${calls}/lifecycle/start-call.ts`,
    find: 'const is_direct = body.direct && is_friend;',
    replace: 'const is_direct = body.direct || is_friend;',
    test: `${calls}/calls.test.ts`,
    named: 'requires two friends who agree',
  },
  {
    rule: 'a member is in one call at a time',
    file: `${calls}/lifecycle/start-call.ts`,
    find: 'if (free.has(to)) {',
    replace: 'if (free.has(from)) {',
    test: `${calls}/calls.test.ts`,
    named: 'is busy while the other is in a call',
  },
  {
    rule: 'addresses of a caller stay hidden',
    file: `${calls}/relay/hide-addresses.ts`,
    find: 'if (!/ typ relay(?: |$)/.test(line)) return null;',
    replace: '',
    test: `${calls}/relay/hide-addresses.test.ts`,
    named: 'keeps relay candidates only',
  },
];
