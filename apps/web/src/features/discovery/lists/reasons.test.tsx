import type { ListReason } from '@peonia/contract/discovery/discovery.ts';
import { expect, it } from 'vitest';
import { renderStatic } from '../../../../test/render-static.tsx';
import type { PeopleKind } from './people-kinds.ts';
import { reasonIn } from './reasons.tsx';

const said = (kind: PeopleKind, ...reasons: ListReason[]) =>
  renderStatic(reasonIn[kind]({ city: null, languages: [], reasons } as never)).replaceAll(/<[^>]*>/g, '');

it('does not say of every card what the title of the list says', () => {
  expect([said('latest', 'new'), said('hottest', 'popular')]).toEqual(['', '']);
});

it('says one reason, the most specific of them', () => {
  expect([
    said('recommend', 'new', 'active', 'complete'),
    said('latest', 'fit', 'new'),
    said('hottest', 'popular', 'fit'),
    said('birthday', 'birthday_soon'),
  ]).toEqual(['New here', 'You match each other’s search', 'You match each other’s search', 'Birthday soon']);
});
