import { expect, it } from 'vitest';
import { walkedPages } from '../../../../e2e/walk/walked-pages.ts';
import { routeTable } from './table.ts';

it('the walk for accessibility and overflow opens every route', () => {
  const judgedElsewhere = ['/debug/ui'];

  const walked = new Set([...walkedPages.map(({ route }) => route), ...judgedElsewhere]);

  expect([...walked].toSorted()).toEqual([...new Set(routeTable.map(({ path }) => path))].toSorted());
});
