import { renderToStaticMarkup as html } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Avatar } from '../avatar/avatar.tsx';
import { initials } from '../avatar/initials.ts';
import { LanguagePairPill } from '../language-pair/language-pair-pill.tsx';
import { Meta } from '../meta/meta.tsx';
import { NameLine } from '../name-line/name-line.tsx';
import { truncateName } from '../name-line/truncate-name.ts';
import { storyCast, storyEnglish } from '../story-cast.ts';
import { PersonCard } from './person-card.tsx';
import * as avatarCss from '../avatar/avatar.module.css';
import * as css from './person-card.module.css';

const { xiu } = storyCast;

test('renders one link named after the person and hides the photo from screen readers', () => {
  const out = html(
    <PersonCard name={xiu.name} age={xiu.age} href="/en/xiu" photo="/xiu.webp" online="Online" verified="Verified" />,
  );
  expect(out.match(/<a /g)).toHaveLength(1);
  expect(out).toMatch(
    /<a class="[^"]*" href="\/en\/xiu"><span class="truncate">Xiu Ran<\/span><span class="[^"]*">, (<!-- -->)?32/,
  );
  expect(out).toContain('alt=""');
  expect(out).toContain(`<span class="${css.online}">Online</span>`);
  expect(out).toContain('role="img" aria-label="Verified"');
});

test('renders no marks without labels', () => {
  const out = html(<Avatar name={xiu.name} online={false} crown={undefined} />);
  expect(out).toBe(
    `<span class="${avatarCss.avatar}" data-size="44"><span class="${avatarCss.initials}" aria-hidden="true">XR</span></span>`,
  );
});

test('tags each language of a pair', () => {
  const out = html(<LanguagePairPill first={xiu.speaks} second={storyEnglish} joiner="and" />);
  expect(out).toContain('<span lang="zh-Hans">中文</span>');
  expect(out).toContain('<span lang="en">English</span>');
});

test('leaves no dot for missing facts', () => {
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
])('returns the initials of %s', (name, letters) => expect(initials(name)).toBe(letters));

test('truncates names after 20 graphemes and keeps the full name as title', () => {
  expect(truncateName('Mei Lin')).toBe('Mei Lin');
  expect(truncateName('Maximiliane von Hohenstein')).toBe('Maximiliane von Hoh…');
  expect(truncateName('👩‍👩‍👧'.repeat(20))).toBe('👩‍👩‍👧'.repeat(20));
  expect(html(<NameLine name="Maximiliane von Hohenstein" />)).toContain('title="Maximiliane von Hohenstein"');
});
