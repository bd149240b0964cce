import type { Mutant } from '../mutant.ts';

const desk = 'apps/api/src/features/mall/desk';
const orders = 'apps/api/src/features/mall/orders';

export const mutants: readonly Mutant[] = [
  {
    rule: 'an order that the shop declines before preparing is cancelled',
    file: `${desk}/desk-orders.ts`,
    find: "act === 'return' && isUnbegun ? 'cancelled' : steps[act].to",
    replace: 'isUnbegun ? steps[act].to : steps[act].to',
    test: `${desk}/desk.test.ts`,
    named: 'declines an order before preparing, which gives gold and pieces back once',
  },
  {
    rule: 'a gift is reported by its recipient alone',
    file: `${orders}/order.sql.ts`,
    find: 'where o.id = :id and o.recipient_id = :reader and o.is_gift and o.sender_id is not null',
    replace: 'where o.id = :id and :reader::bigint is not null and o.is_gift and o.sender_id is not null',
    test: `${orders}/report-gift.test.ts`,
    named: 'is taken from its recipient alone',
  },
  {
    rule: 'the board of orders has further pages',
    file: `${desk}/desk-orders.ts`,
    find: 'max_id: after = null } = query;',
    replace: 'max_id: after = null } = { ...query, max_id: null };',
    test: `${desk}/desk.test.ts`,
    named: 'goes on behind a page, the oldest first',
  },
  {
    rule: 'a number beyond the column of an id is not found',
    file: 'apps/api/src/platform/http/replies/error-reply.ts',
    find: "(code === '22003' || code === '22P02') &&",
    replace: "(code === '' || code === '22P02') &&",
    test: 'apps/api/test/path-ids.test.ts',
    named: 'beyond any row is as one that names nothing',
  },
];
