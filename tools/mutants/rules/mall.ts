import type { Mutant } from '../mutant.ts';

const desk = 'apps/api/src/features/mall/desk';

export const mutants: readonly Mutant[] = [
  {
    rule: 'an order that the shop declines before preparing is cancelled',
    file: `${desk}/desk-orders.ts`,
    find: "act === 'return' && isUnbegun ? 'cancelled' : steps[act].to",
    replace: 'isUnbegun ? steps[act].to : steps[act].to',
    test: `${desk}/desk.test.ts`,
    named: 'declines an order before preparing, which gives gold and pieces back once',
  },
];
