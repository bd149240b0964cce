import type { Mutant } from '../mutant.ts';

const moderation = 'apps/api/src/features/moderation';

export const mutants: readonly Mutant[] = [
  {
    rule: 'a decision is taken back only by the one who made it',
    file: `${moderation}/review/review-decision.sql.ts`,
    find: 'where upload_id = :upload_id and staff_id = :staff_id',
    replace: 'where upload_id = :upload_id and :staff_id::bigint > 0',
    test: `${moderation}/review/undo-review.test.ts`,
    named: 'is refused to others, twice, too late, and once something else became of the file',
  },
  {
    rule: 'a decision that was taken back is not compared',
    file: `${moderation}/agreement/agreement.sql.ts`,
    find: "where act <> 'review.undone' and next_act is distinct from 'review.undone'",
    replace: "where act <> 'review.undone'",
    test: `${moderation}/review/undo-review.test.ts`,
    named: 'is logged, and the decision no longer counts',
  },
];
