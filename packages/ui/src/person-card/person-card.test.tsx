import { renderToStaticMarkup as html } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Avatar } from '../avatar/avatar.tsx';
import { initials } from '../avatar/initials.ts';
import { Meta } from '../meta/meta.tsx';
import { NameLine } from '../name-line/name-line.tsx';
import { shortName } from '../name-line/short-name.ts';
import { Pair } from '../pair/pair.tsx';
import { storyCast, storyEnglish } from '../story-cast.ts';
import { PersonCard } from './person-card.tsx';

const { xiu } = storyCast;

test('one link for the card, named by the person; the photo is not read twice', () => {
  const out = html(
    <PersonCard name={xiu.name} age={xiu.age} href="/en/xiu" photo="/xiu.webp" online="Online" verified="Verified" />,
  );
  expect(out.match(/<a /g)).toHaveLength(1);
  expect(out).toMatch(
    /<a class="name-in" href="\/en\/xiu"><span class="trunc">Xiu Ran<\/span><span class="age">, (<!-- -->)?32/,
  );
  expect(out).toContain('alt=""');
  expect(out).toContain('<span class="onl">Online</span>');
  expect(out).toContain('role="img" aria-label="Verified"');
});

test('marks without words are absent', () => {
  const out = html(<Avatar name={xiu.name} online={false} crown={undefined} />);
  expect(out).toBe('<span class="av"><span class="av-in" aria-hidden="true">XR</span></span>');
});

test('a pair tags each language', () => {
  const out = html(<Pair first={xiu.speaks} second={storyEnglish} joiner="and" />);
  expect(out).toContain('<span lang="zh-Hans">中文</span>');
  expect(out).toContain('<span lang="en">English</span>');
});

test('facts that are missing leave no dot', () => {
  expect(html(<Meta>{[xiu.place, null, false, '', xiu.there]}</Meta>).match(/<span>/g)).toHaveLength(2);
  expect(html(<Meta>{null}</Meta>)).toBe('');
});

test.each([
  ['Jonas Weber', 'JW'],
  ['Maria del Carmen Ruiz', 'MR'],
  ['王小明', '王'],
  ['jonas', 'J'],
  ['  ', ''],
  ['👩‍🚀 Ann', '👩A'],
])('initials of %s', (name, letters) => expect(initials(name)).toBe(letters));

test('long names are cut after 20 signs as a reader counts them, with the whole as title', () => {
  expect(shortName('Mei Lin')).toBe('Mei Lin');
  expect(shortName('Maximiliane von Hohenstein')).toBe('Maximiliane von Hoh…');
  expect(shortName('👩‍👩‍👧'.repeat(20))).toBe('👩‍👩‍👧'.repeat(20));
  expect(html(<NameLine name="Maximiliane von Hohenstein" />)).toContain('title="Maximiliane von Hohenstein"');
});
