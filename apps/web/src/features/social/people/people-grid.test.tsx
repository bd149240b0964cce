import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { expect, it } from 'vitest';
import { renderStatic } from '../../../../test/render-static.tsx';
import { PeopleGrid } from './people-grid.tsx';

const card = (user_id: number, name: string) =>
  ({
    user_id,
    name,
    gender: 0,
    age: 30,
    languages: [],
    friend: 0,
    block: 0,
    vip: 0,
    verified: 0,
  }) as unknown as MemberCard;

it('shows a member once who is on two pages of a list', () => {
  const [mei, jonas] = [card(1, 'Mei Lin'), card(2, 'Jonas Weber')];

  const html = renderStatic(<PeopleGrid people={[mei, jonas, mei]} label="People" />);

  expect(html.match(/<li/g)).toHaveLength(2);
});
