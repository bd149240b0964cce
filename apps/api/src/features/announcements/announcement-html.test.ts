import { describe, expect, it } from 'vitest';
import { announcementHtml } from './announcement-html.ts';

const html = (body: string, title = 'News') =>
  announcementHtml({ kind: 'news', is_dismissible: true, title, body }).replace(/^<article[^>]*><h2>News<\/h2>/, '');

describe('HTML of an announcement', () => {
  it('has kind, title and the supported blocks', () => {
    const content = announcementHtml({
      kind: 'outage',
      is_dismissible: false,
      title: 'A & B',
      body: '# Why\n\nWe *move* to **new** machines.  \n\n- one\n- two\n\n> Soon\n\n[More](/faq)',
    });

    expect(content).toBe(
      '<article data-kind="outage" data-dismissible="false"><h2>A &amp; B</h2><h3>Why</h3>' +
        '<p>We <em>move</em> to <strong>new</strong> machines.</p><ul><li>one</li><li>two</li></ul>' +
        '<blockquote>Soon</blockquote><p><a href="/faq">More</a></p></article>',
    );
  });

  it.each([
    '<script>alert(1)</script>',
    'a <img src=x onerror=alert(1)> b',
    '![x](https://example.com/x.png)',
    '`code`',
    '[x](javascript:alert(1))',
    '[x](//example.com)',
    '[x](data:text/html,x)',
  ])('refuses %s', (body) => {
    expect(() => html(body)).toThrow('are not possible in an announcement');
  });

  it('escapes what could become markup', () => {
    expect(html('1 < 2 & "x" &lt;b&gt;')).toBe('<p>1 &lt; 2 &amp; &quot;x&quot; &lt;b&gt;</p></article>');
    expect(html('[x](https://example.com/?a="b)')).not.toContain('"b"');
  });
});
