import { renderToStaticMarkup as html } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Bubble } from './bubble.tsx';
import { emojiOnly } from './emoji-only.ts';

test('the translation comes first, then the original in its own language', () => {
  const out = html(
    <Bubble
      text="I made it home."
      original="我到家了。"
      originalLang="zh-Hans"
      originalLabel="Original:"
      time="21:04"
    />,
  );
  expect(out).toMatch(
    /<p>I made it home\.<\/p><p class="o" lang="zh-Hans"><span class="sr">Original: <\/span>我到家了。<\/p>/,
  );
});

test('a message that was not sent says so and can be sent again', () => {
  const out = html(
    <Bubble
      out
      text="Good night"
      state="failed"
      stateLabel="Not sent"
      retryLabel="Try again"
      onRetry={() => undefined}
    />,
  );
  expect(out).toContain('class="m out is-failed"');
  expect(out).toContain('<span>Not sent</span>');
  expect(out).toContain('<button type="button">Try again</button>');
});

test('a card takes the place of the bubble', () => {
  const out = html(<Bubble card={<div className="giftm" />} time="21:12" />);
  expect(out).not.toContain('class="bub');
  expect(out).toContain('giftm');
});

test.each([
  ['🥟', true],
  ['🥟🎉 ❤️', true],
  ['👩‍👩‍👧🇮🇹', true],
  ['🥟🎉🥟🎉', false],
  ['hi 🥟', false],
  ['12', false],
  ['', false],
])('%s is emoji only: %s', (text, big) => expect(emojiOnly(text)).toBe(big));
