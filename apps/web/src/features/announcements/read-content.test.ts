import { describe, expect, it } from 'vitest';
import { readContent } from './read-content.ts';

const content = (body: string) =>
  `<article data-kind="news" data-dismissible="true"><h2>A &amp; B</h2>${body}</article>`;

describe('content of an announcement', () => {
  it('is read with kind, title and elements', () => {
    expect(readContent(content('<p>1 &lt; 2 <strong>now</strong></p><ul><li>x</li></ul>'))).toEqual({
      kind: 'news',
      isDismissible: true,
      title: 'A & B',
      body: [
        {
          name: 'p',
          href: undefined,
          children: ['1 < 2 ', { name: 'strong', href: undefined, children: ['now'] }],
        },
        { name: 'ul', href: undefined, children: [{ name: 'li', href: undefined, children: ['x'] }] },
      ],
    });
  });

  it('keeps the target of a link', () => {
    expect(readContent(content('<a href="/faq?a=1&amp;b=2">x</a>'))?.body).toEqual([
      { name: 'a', href: '/faq?a=1&b=2', children: ['x'] },
    ]);
  });

  it.each([
    '<script>alert(1)</script>',
    '<p onclick="x">x</p>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="//example.com">x</a>',
    '<a>x</a>',
    '<p href="/x">x</p>',
    '<p>x',
    '<p>x</em>',
    '<img src="x">',
    '< p>',
  ])('does not accept %s', (body) => {
    expect(readContent(content(body))).toBeNull();
  });

  it('does not accept a text without its frame', () => {
    expect(readContent('<p>x</p>')).toBeNull();
  });
});
