import type { Mutant } from '../mutant.ts';

const wheel = 'apps/api/src/features/wheel';
const test = `${wheel}/wheel.test.ts`;

export const mutants: readonly Mutant[] = [
  {
    rule: 'a spin needs a verified e-mail address',
    file: `${wheel}/spin-wheel.ts`,
    find: "if (!(await hasProvenEmail(db, caller.id))) throw refuse('spin_email_unverified');",
    replace: 'void hasProvenEmail;',
    test,
    named: 'refuses a member without a verified e-mail address',
  },
  {
    rule: 'a trip is won while the stock lasts',
    file: `${wheel}/spin-wheel.ts`,
    find: 'count < (stock ?? limits.wheel_trips)',
    replace: 'count < (stock ?? limits.wheel_trips) + 99',
    test,
    named: 'gives out no more trips than there are',
  },
  {
    rule: 'an account spins once a day',
    file: 'apps/api/migrations/0251_wheel_spin.sql',
    find: 'unique (member_id, day)',
    replace: 'unique (member_id, day, id)',
    test,
    named: 'gives one spin to 200 simultaneous calls',
  },
];
