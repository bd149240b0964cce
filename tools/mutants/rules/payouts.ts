import type { Mutant } from '../mutant.ts';

const method = 'apps/api/src/features/payouts/method';
const test = `${method}/change-method.test.ts`;

export const mutants: readonly Mutant[] = [
  {
    rule: 'a change of the payout method needs the proof of the owner',
    file: `${method}/change-method.ts`,
    find: `  const details = checkDetails(body);
  await proveOwner({ db, caller, client, request }, proofIn(body), context);`,
    replace: '  const details = checkDetails(body);',
    test,
    named: 'is refused with a session alone',
  },
  {
    rule: 'an address that was changed shortly before is told of a change of the payout method',
    file: 'apps/api/src/features/accounts/reauthentication/owner.sql.ts',
    find: 'u.expires_at > now() and u.email_verified_at is not null',
    replace: 'false',
    test,
    named: 'is told to an address that was changed shortly before',
  },
  {
    rule: 'undoing a change brings back the payout method before it',
    file: 'apps/api/src/features/payouts/feature.ts',
    find: 'await deleteMethodsSince.run(db, { member_id, since });',
    replace: 'void [db, member_id, since, deleteMethodsSince];',
    test,
    named: 'with a link that brings back the one before',
  },
];
