import type { Mutant } from '../mutant.ts';

const membership = 'apps/api/src/features/membership';
const gifts = 'apps/api/src/features/gifts';

export const mutants: readonly Mutant[] = [
  {
    rule: 'a person has one trial',
    file: `${membership}/trials/trial.sql.ts`,
    find: 'select count(*) = cardinality(:keys::bytea[]) as first',
    replace: 'select count(*) >= 0 as first',
    test: `${membership}/upgrade.test.ts`,
    named: 'is granted once per person',
  },
  {
    rule: 'a mailbox is one person however it is written',
    file: `${membership}/trials/claim-trial.ts`,
    find: "local.split('+')[0] ?? ''",
    replace: 'local',
    test: `${membership}/trials/claim-trial.test.ts`,
    named: 'is the mailbox',
  },
  {
    rule: 'a pack is granted once per cause',
    file: `${membership}/grant-pack.ts`,
    find: 'if (earlier !== undefined) return',
    replace: 'if (earlier === null) return',
    test: `${membership}/upgrade.test.ts`,
    named: 'are granted once per cause',
  },
  {
    rule: 'VIP has ten free gifts a day',
    file: `${gifts}/gift.sql.ts`,
    find: ' where free_gift_usage.used < :most::int\n',
    replace: '\n',
    test: `${gifts}/gifts.test.ts`,
    named: 'gives VIP ten free gifts a day',
  },
  {
    rule: 'a gift costs the price that was shown',
    file: `${gifts}/pay-gift.ts`,
    find: 'if (expectedCents(request.expected) !== paid)',
    replace: 'if (expectedCents(request.expected) === null)',
    test: `${gifts}/gifts.test.ts`,
    named: 'without any transfer',
  },
];
