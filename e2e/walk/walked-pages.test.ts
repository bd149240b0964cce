import { expect, it } from 'vitest';
import { allRoutes } from '../../apps/web/src/routes/all-routes.ts';
import { walkedPages } from './walked-pages.ts';

it('the walk for accessibility and overflow opens every route', () => {
  const judgedElsewhere = ['/debug/ui'];

  const walked = new Set([...walkedPages.map(({ route }) => route), ...judgedElsewhere]);

  expect([...walked].toSorted()).toEqual([...new Set(allRoutes.map(({ path }) => path))].toSorted());
});
