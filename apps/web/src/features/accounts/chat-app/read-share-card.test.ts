import { describe, expect, it } from 'vitest';
import { readShareCard } from './read-share-card.ts';

const page = (...tags: readonly (readonly [string, string])[]) =>
  tags.map(([name, text]) => `<meta property="og:${name}" content="${text}" data-page-head>`).join('');

const read = (html: string, publicUrl = 'https://peonia.example') =>
  readShareCard(html, 'https://peonia.cn', publicUrl);

describe('share card', () => {
  it('has title, text, picture and address of the page at the present host', () => {
    const html = page(
      ['title', 'Mei, 31'],
      ['description', 'Tea &amp; &quot;mountains&quot;'],
      ['image', 'https://peonia.example/media/1.webp'],
      ['url', 'https://peonia.example/zh/profile/7'],
    );
    expect(read(html)).toEqual({
      title: 'Mei, 31',
      text: 'Tea & "mountains"',
      picture: 'https://peonia.cn/media/1.webp',
      link: 'https://peonia.cn/zh/profile/7',
    });
  });

  it('leaves a picture of a media store where it is', () => {
    const html = page(['title', 'x'], ['image', 'https://files.example/1.webp'], ['url', 'https://peonia.example/x']);
    expect(read(html)?.picture).toBe('https://files.example/1.webp');
  });

  it('reads relative addresses where the site knows no public one', () => {
    const html = page(['title', 'x'], ['image', '/a.webp'], ['url', '/zh/about']);
    expect(read(html, '')).toMatchObject({ picture: 'https://peonia.cn/a.webp', link: 'https://peonia.cn/zh/about' });
  });

  it('shows the icon for a page without a picture', () => {
    const html = page(['title', 'x'], ['url', 'https://peonia.example/x']);
    expect(read(html)).toMatchObject({ text: '', picture: 'https://peonia.cn/icons/icon-512.png' });
  });

  it('does not undo what the text says twice', () => {
    const html = page(['title', '&amp;lt;b&amp;gt;'], ['url', 'https://peonia.example/x']);
    expect(read(html)?.title).toBe('&lt;b&gt;');
  });

  it('is null for a page that robots are kept away from', () => {
    expect(read(page(['title', 'Chats']))).toBeNull();
  });
});
