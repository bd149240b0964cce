import { expect, it } from 'vitest';
import { routeTable } from '../../apps/web/src/routes/table.ts';
import { walkedPages } from './walked-pages.ts';

it('the walk for accessibility and overflow opens every route', () => {
  const judgedElsewhere = ['/debug/ui'];

  const walked = new Set([...walkedPages.map(({ route }) => route), ...judgedElsewhere]);

  expect([...walked].toSorted()).toEqual([...new Set(routeTable.map(({ path }) => path))].toSorted());
});
