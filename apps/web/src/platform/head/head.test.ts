import { describe, expect, it } from 'vitest';
import { localePath } from '../router/local-path.ts';
import { ownPath } from '../router/own-path.ts';
import { headTags, type HeadPlace, titleOf } from './head.ts';

const place: HeadPlace = {
  brand: 'Peonia',
  publicUrl: 'https://example.com',
  language: 'tw',
  path: '/user/online',
  isLocalized: true,
  isIndexable: true,
};

describe('head', () => {
  // covers: The page title shows the unread count; body classes front page and main page
  it('puts unread messages before the title and the brand behind it', () => {
    expect(titleOf({ title: 'Chats' }, 'Peonia', 3)).toBe('(3) Chats · Peonia');
    expect(titleOf({ title: '' }, 'Peonia')).toBe('Peonia');
  });

  it('names the page in every language, and itself', () => {
    const links = headTags({ title: 'Online' }, place).filter(({ tag }) => tag === 'link');
    expect(links[0]?.attributes).toEqual({ rel: 'canonical', href: 'https://example.com/tw/user/online' });
    expect(links.slice(1).map(({ attributes }) => attributes['hreflang'])).toEqual([
      'en',
      'zh-Hans',
      'zh-Hant',
      'de',
      'it',
      'fr',
      'ja',
      'ko',
      'x-default',
    ]);
    expect(links.at(-1)?.attributes['href']).toBe('https://example.com/user/online');
  });

  it('keeps what is not to be found away from robots', () => {
    const tags = headTags({ title: 'Chats' }, { ...place, isIndexable: false });
    expect(tags.some(({ attributes }) => attributes['name'] === 'robots' && attributes['content'] === 'noindex')).toBe(
      true,
    );
    expect(tags.some(({ attributes }) => attributes['rel'] === 'canonical')).toBe(false);
  });
});

describe('localePath', () => {
  it('prefixes only pages that have copies, and only once', () => {
    expect(localePath('/user/online?x=1', 'de')).toBe('/de/user/online?x=1');
    expect(localePath('/fr/user/online', 'de')).toBe('/de/user/online');
    expect(localePath('/chats', 'de')).toBe('/chats');
    expect(localePath('/', 'ja')).toBe('/ja/');
    expect(localePath('/de/home', null)).toBe('/home');
    expect(localePath('https://example.com/home', 'de')).toBe('https://example.com/home');
  });
});

describe('ownPath', () => {
  it.each(['/chat/7', '/user/online?q=1#a'])('lets %s through', (path) => expect(ownPath(path)).toBe(path));
  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'chat', '/a b', '/a\\b', null])(
    'drops %s',
    (path) => expect(ownPath(path)).toBeNull(),
  );
});
