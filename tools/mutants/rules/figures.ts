import type { Mutant } from '../mutant.ts';

const figures = 'apps/api/src/features/figures';
const test = `${figures}/figures.test.ts`;

export const mutants: readonly Mutant[] = [
  {
    rule: 'a small group of a figure is not shown alone',
    file: `${figures}/merge-small.ts`,
    find: 'merged < bySize.length && (merged < 2 || membersOf(merged) < least)',
    replace: 'merged < 0',
    test: `${figures}/merge-small.test.ts`,
    named: 'never merges one group alone',
  },
  {
    rule: 'a repeated count replaces the day',
    file: `${figures}/count-days.ts`,
    find: 'await clearDay.run(db, { metrics: source.metrics, day });',
    replace: 'await clearDay.run(db, { metrics: [], day });',
    test,
    named: 'are the same after a second run',
  },
  {
    rule: 'a small cohort has no size',
    file: `${figures}/read-retention.ts`,
    find: 'size < figure_group_min',
    replace: 'size < 0',
    test,
    named: 'hide the size of a cohort of few',
  },
  {
    rule: 'the first visit of a day is noticed within the hour',
    file: 'apps/api/src/features/profiles/profile.sql.ts',
    find: "p.active_at < greatest(now() - interval '1 hour', date_trunc('day', now(), 'UTC')) as is_stale",
    replace: "p.active_at < now() - interval '1 day' as is_stale",
    test,
    named: 'is marked by the first visit after midnight',
  },
];
