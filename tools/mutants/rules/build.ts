import type { Mutant } from '../mutant.ts';

const budgets = 'tools/web/budgets.test.ts';

export const mutants: readonly Mutant[] = [
  {
    rule: 'a bundle budget cannot be exceeded',
    file: 'tools/web/budgets.ts',
    find: 'return kb > budget;',
    replace: 'return kb > budget * 2;',
    test: budgets,
    named: 'are exceeded',
  },
  {
    rule: 'texts count in a bundle budget',
    file: 'tools/web/budgets.ts',
    find: 'kb: build.weigh(scripts) + build.weighTexts(texts)',
    replace: 'kb: build.weigh(scripts)',
    test: budgets,
    named: 'are exceeded',
  },
  {
    rule: 'the first stylesheet states the order of the cascade layers',
    file: 'tools/web/layer-order.ts',
    find: 'return found.join() === stated.join()',
    replace: 'return found.every((layer) => stated.includes(layer))',
    test: 'tools/web/layer-order.test.ts',
    named: 'refuses a document whose first stylesheet begins with another layer',
  },
];
