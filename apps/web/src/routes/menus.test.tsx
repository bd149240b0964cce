import type { ReactNode } from 'react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { renderStatic } from '../../test/render-static.tsx';
import { MeetTabs } from '../features/discovery/meet-tabs.tsx';
import { useSettingsGroups } from '../features/settings/use-settings-groups.tsx';
import { GuestBar } from '../features/shell/header/guest-bar.tsx';
import {
  bottomSections,
  ownSections,
  peopleSections,
  type Section,
  topSections,
} from '../features/shell/navigation/sections.tsx';
import { LikeListPage } from '../features/social/likes/like-list-page.tsx';
import { RelationshipListPage } from '../features/social/relationships/relationship-list-page.tsx';
import { adoptSettings, settings } from '../platform/settings.ts';
import { allRoutes } from './all-routes.ts';

const plain = settings();
const pages = allRoutes.map(({ path }) => path);

// Menus leave out what the route table does not have: with the whole table a wrong address is missing here.
beforeAll(() => adoptSettings({ ...plain, pages }));
afterAll(() => adoptSettings(plain));

const hrefs = (sections: readonly Section[]) => sections.map(({ href }) => href);

/** The addresses of a rendered menu, in order. */
function linksOf(menu: ReactNode, path?: string): string[] {
  return [...renderStatic(menu, { path }).matchAll(/ href="([^"]+)"/g)].map(([, href = '']) => href);
}

const people = ['/user/recommend', '/user/online', '/user/latest', '/user/hottest', '/user/birthday'];

// covers: Icon buttons of the signed-in top bar
it('top bar and side rail lead to every page of the icon row', () => {
  expect(hrefs(topSections())).toEqual(['/home', '/encounter', '/chats', '/user/likeme']);
  expect(hrefs(peopleSections())).toEqual(['/home', '/encounter', ...people]);
  expect(hrefs(ownSections())).toEqual(
    expect.arrayContaining(['/me', '/user/likeme', '/user/request', '/album', '/travel', '/mall']),
  );
});

it('the bottom bar leads to news, chats, people and own pages', () => {
  expect(hrefs(bottomSections())).toEqual(['/home', '/chats', '/encounter', '/me']);
});

// covers: Signed-out top bar: logo, search, language menu, login and register
it('the bar of guests has logo, search, languages, login and registration', () => {
  const links = linksOf(<GuestBar />);

  expect(links).toEqual(expect.arrayContaining(['/', '/?type=login', '/?type=register']));
  expect(renderStatic(<GuestBar />)).toMatch(/Search members[\s\S]*Language/);
});

// covers: Menus of friends, likes and users
it.each([
  ['friends', <RelationshipListPage key="" kind="friend" />, ['/user/friend', '/user/request', '/user/blacklist']],
  [
    'likes',
    <LikeListPage key="" kind="likeme" />,
    ['/user/likeme', '/user/ilike', '/user/likemutual', '/user/visitor'],
  ],
  ['users', <MeetTabs key="" current="latest" />, [...people, '/user/search']],
])('the menu of %s leads to each of its lists', (_name, menu, expected) => {
  expect(linksOf(menu).filter((href) => href.startsWith('/user/'))).toEqual(expect.arrayContaining(expected));
  expect(expected.filter((href) => !pages.includes(href))).toEqual([]);
});

// covers: Menu of the settings
it('the menu of the settings leads to every settings page', () => {
  function Addresses() {
    return useSettingsGroups()
      .flatMap((group) => group.pages.map(({ href }) => href))
      .join(' ');
  }
  const listed = renderStatic(<Addresses />).split(' ');

  expect(listed.filter((href) => !pages.includes(href))).toEqual([]);
  // The programme of partners leads to their cash-out, the table of notifications to each kind.
  const others = pages.filter((path) => path.startsWith('/setting/') && !listed.includes(path));
  expect(others).toEqual(['/setting/notification/:id', '/setting/cash-out']);
});
