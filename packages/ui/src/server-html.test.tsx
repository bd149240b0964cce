import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { allStories } from './all-stories.ts';
import { Brand } from './brand/brand.tsx';
import { FactList } from './fact-list/fact-list.tsx';
import { ToastProvider } from './toast/toast-provider.tsx';

const photos = { mei: '/mei.webp', xiu: '/xiu.webp' };

test.each(allStories.map((story) => [story.title, story] as const))(
  '%s: server HTML that a strict CSP lets through',
  (_title, story) => {
    const html = renderToString(<ToastProvider label="Notices">{story.render(photos)}</ToastProvider>);
    expect(html).toContain('<');
    expect(html).not.toMatch(/\sstyle=/);
    expect(html).not.toMatch(/\son[a-z]+=/);
    expect(html).not.toContain('<script');
    expect(html).not.toContain('data:');
  },
);

test.each(allStories.map((story) => [story.title, story] as const))(
  '%s: ids are unique and every reference has a target',
  (_title, story) => {
    const html = renderToString(<ToastProvider label="Notices">{story.render(photos)}</ToastProvider>);
    const ids = Array.from(html.matchAll(/\sid="([^"]+)"/g), ([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const targets = Array.from(
      html.matchAll(/\s(?:for|aria-describedby|aria-labelledby|aria-controls|popovertarget)="([^"]+)"/gi),
      ([, id]) => id,
    );
    for (const target of targets) expect(ids).toContain(target);
  },
);

test('gives every story its own title', () => {
  expect(new Set(allStories.map((story) => story.title)).size).toBe(allStories.length);
});

test('gives the logo a size that it has without a style sheet', () => {
  expect(renderToString(<Brand name="Peonia" />)).toMatch(/<svg[^>]* width="28" height="28"/);
});

test('lets a line of a fact end before the "@" of an address', () => {
  const html = renderToString(<FactList facts={[{ label: 'Address', value: 'clara.morel@example.com' }]} />);
  expect(html).toContain('clara.morel<wbr/>@example.com');
});
