import type { Mutant } from '../mutant.ts';

const partners = 'apps/api/src/features/partners';
const test = `${partners}/partners.test.ts`;
const shares = `${partners}/shares`;
const sharesTest = `${shares}/referral-shares.test.ts`;

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
  {
    rule: 'a payment with the instrument of the partner is not credited',
    file: `${shares}/settle-share.ts`,
    find: "if ((await isInstrumentOf.one(db, { order_id, account_id: partner_id })).same) return 'same_instrument';",
    replace: '',
    test: sharesTest,
    named: 'with the instrument of the partner is not credited, also when it is known later',
  },
  {
    rule: 'a payment under review adds nothing to a share',
    file: `${shares}/settle-share.ts`,
    find: 'order.is_held ? Math.min(whole, share.amount) : whole',
    replace: 'whole',
    test: sharesTest,
    named: 'waits while the payment is under review',
  },
  {
    rule: 'a share ends 12 months after the registration',
    file: `${shares}/share.sql.ts`,
    find: 'make_interval(months => :months::int)',
    replace: 'make_interval(years => :months::int)',
    test: sharesTest,
    named: 'ends 12 months after the registration',
  },
  {
    rule: 'a refund takes back a share from where it is',
    file: 'apps/api/src/features/ledger/earnings/credit-share.ts',
    find: "{ house: 'pending_earnings', amount: -pending },",
    replace: "{ house: 'pending_earnings', amount: -amount }, { member_id, wallet: 'earned', amount: available },",
    test: `${shares}/share-model.test.ts`,
    named: 'agrees with a pure model over random payments, refunds, disputes and payouts',
  },
  {
    rule: 'programs do not count as clicks',
    file: `${partners}/figures/count-clicks.ts`,
    find: "program.test(headers['user-agent'] ?? 'bot') ? null",
    replace: "program.test('') ? null",
    test: `${partners}/figures/figures.test.ts`,
    named: 'is not counted for programs, prefetches, files and calls',
  },
  {
    rule: 'figures leave out payments that are not credited',
    file: `${partners}/figures/figures.sql.ts`,
    find: 'where s.partner_id = :member_id and s.excluded is null',
    replace: 'where s.partner_id = :member_id',
    test: `${partners}/figures/figures.test.ts`,
    named: 'leave out accounts and payments that are not credited',
  },
];
