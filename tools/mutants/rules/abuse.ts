import type { Mutant } from '../mutant.ts';

const features = 'apps/api/src/features';
const test = 'apps/api/test/access/own-cases.test.ts';

export const mutants: readonly Mutant[] = [
  {
    rule: 'staff take no step of an order of theirs',
    file: `${features}/mall/desk/desk-orders.ts`,
    find: "  if (order.sender_id === caller.id || order.recipient_id === caller.id) throw refuse('act_on_oneself');\n",
    replace: '',
    test,
    named: 'neither on an order that they placed, nor on a gift to them',
  },
  {
    rule: 'staff take no step of a journey of theirs',
    file: `${features}/travel/desk/update-case.ts`,
    find: "  if (request.member_id === caller.id || request.companion_id === caller.id) throw refuse('act_on_oneself');\n",
    replace: '',
    test,
    named: 'neither on a journey of theirs, nor on one to them',
  },
  {
    rule: 'finance does not confirm a request about a payment of theirs',
    file: `${features}/payments/desk/decide-payment-request.ts`,
    find: "  if (body.confirm && order.account_id === caller.id) throw refuse('act_on_oneself');\n",
    replace: '',
    test,
    named: 'neither by asking for a refund of a payment of theirs, nor by confirming one',
  },
  {
    rule: 'only an admin sanctions somebody of the staff by a complaint',
    file: `${features}/moderation/complaints/decide-complaint.ts`,
    find: 'await requireMaySanction(db, row.accused_id, roles);',
    replace: 'void [requireMaySanction, roles];',
    test,
    named: 'is followed by a sanction of an admin alone',
  },
  {
    rule: 'a complaint about somebody unknown tells no name',
    file: `${features}/moderation/complaints/snapshot-evidence.ts`,
    find: 'return access.i_block || maySee({ ...access, blocks_me: false }) || hasThreadWith(db, caller.id, id);',
    replace: 'return access.i_block || maySee({ ...access, blocks_me: false }) || hasThreadWith.length > 0;',
    test: `${features}/moderation/complaints/unseen-members.test.ts`,
    named: 'of a photo of theirs tells no name, and hides nothing',
  },
  {
    rule: 'the wait of another login does not show',
    file: `${features}/accounts/login/login-attempt.ts`,
    find: 'const shownKey = typedKey ?? accountKey;',
    replace: 'const shownKey = accountKey;',
    test: `${features}/accounts/login/login.test.ts`,
    named: 'does not tell which address belongs to a name',
  },
  {
    rule: 'a request of a journey does not show a blocker',
    file: `${features}/travel/read-requests.ts`,
    find: '  if (!row.meets) return null;\n',
    replace: '',
    test: 'apps/api/test/access/block-sweep.test.ts',
    named: 'names nobody whom a block hides, whatever is read',
  },
];
