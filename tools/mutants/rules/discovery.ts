import type { Mutant } from '../mutant.ts';

const lists = 'apps/api/src/features/discovery/lists';
const test = `${lists}/list-filtered.test.ts`;

export const mutants: readonly Mutant[] = [
  {
    rule: 'filters by online and verified are for VIP members',
    file: `${lists}/list-filtered.ts`,
    find: "if (!isVip && vipListFilters.some((name) => asked[name] === 1)) throw refuse('filters_for_vip');",
    replace: '',
    test,
    named: 'by online and verified are for VIP members',
  },
  {
    rule: 'a list with filters keeps the access policy',
    file: `${lists}/filtered-people.sql.ts`,
    find: 'where ${passesFilters} and ${suits} order by c.key desc',
    replace: 'where ${passesFilters} order by c.key desc',
    test,
    named: 'keep the access policy and the preferences',
  },
  {
    rule: 'who hides when they are online is not shown as here today',
    file: `${lists}/filtered-people.sql.ts`,
    find: "m.active_at > :active_since::timestamptz and ${showsOnline({ member: 'm.member_id' })})",
    replace: 'm.active_at > :active_since::timestamptz)',
    test,
    named: 'only of members who show when they are online',
  },
];
