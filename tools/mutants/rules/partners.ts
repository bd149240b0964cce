import type { Mutant } from '../mutant.ts';

const partners = 'apps/api/src/features/partners';
const test = `${partners}/partners.test.ts`;

export const mutants: readonly Mutant[] = [
  {
    rule: 'a partner has two-step login',
    file: `${partners}/apply-as-partner.ts`,
    find: "if (!(await hasSecondStep(db, memberId))) throw refuse('two_step_missing');",
    replace: '',
    test,
    named: 'needs a verified identity, then two-step login',
  },
  {
    rule: 'nobody decides their own application',
    file: `${partners}/decide-application.ts`,
    find: ' || application.member_id === caller.id',
    replace: '',
    test,
    named: 'of a member of the staff is decided by somebody else',
  },
  {
    rule: 'nobody changes their own flags',
    file: `${partners}/member-flags.ts`,
    find: "if (memberId === caller.id) throw refuse('not_found');",
    replace: '',
    test,
    named: 'are not set by their own member or by other roles',
  },
  {
    rule: "a partner's own accounts do not count",
    file: `${partners}/links/store-referral.ts`,
    find: "excluded: same ? 'same_person' : null",
    replace: 'excluded: null',
    test: `${partners}/links/partner-links.test.ts`,
    named: 'on a device of the partner is not credited',
  },
  {
    rule: 'a code is never given to somebody else',
    file: `${partners}/links/link.sql.ts`,
    find: '"update partner_link set member_id = null, campaign = \'\' where member_id = :member_id"',
    replace: "'delete from partner_link where member_id = :member_id'",
    test: `${partners}/links/partner-links.test.ts`,
    named: 'leaves the code to nobody else after the partner is deleted',
  },
  {
    rule: 'a refunded share is not among the earnings',
    file: 'apps/api/src/features/ledger/earnings/earnings-of.sql.ts',
    find: "filter (where e.state <> 'reversed' and t.created_at",
    replace: 'filter (where t.created_at',
    test: `${partners}/read-affiliate.test.ts`,
    named: 'do not count a share that was refunded',
  },
];
