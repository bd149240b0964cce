import { renderToStaticMarkup as html } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Bubble } from './bubble.tsx';
import { isEmojiOnly } from './is-emoji-only.ts';
import * as css from './bubble.module.css';

test('renders the translation first, then the original with its language', () => {
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
    /<p>I made it home\.<\/p><p class="[^"]*" lang="zh-Hans"><span class="visually-hidden">Original: <\/span>我到家了。<\/p>/,
  );
});

test('offers a retry for a message that failed to send', () => {
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
  expect(out).toContain(`class="${css.message} ${css.outgoing} ${css.isFailed}"`);
  expect(out).toContain('<span>Not sent</span>');
  expect(out).toContain('<button type="button">Try again</button>');
});

test('replaces the bubble by a card', () => {
  const out = html(<Bubble card={<div className="giftm" />} time="21:12" />);
  expect(out).not.toContain(`class="${css.bubble}`);
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
])('detects %s as emoji only: %s', (text, big) => expect(isEmojiOnly(text)).toBe(big));
