import type { Thread } from '@peonia/contract/chat/chat.ts';
import { expect, it } from 'vitest';
import { renderStatic } from '../../../../test/render-static.tsx';
import { ThreadSummary } from './thread-summary.tsx';

const written = '<b>bold</b> and <0>zero</0>';
const shown = '&lt;b&gt;bold&lt;/b&gt; and &lt;0&gt;zero&lt;/0&gt;';
const thread = (summary: object) =>
  ({
    user_id: 1,
    summary: {
      removed: null,
      recalled: false,
      question: null,
      phrase: null,
      gift: null,
      translation: null,
      ...summary,
    },
  }) as unknown as Thread;
const draw = (summary: object, draft = '') =>
  renderStatic(<ThreadSummary thread={thread(summary)} draft={draft} isTyping={false} />);

it.each([
  ['own text', { sender: 2, message_type: 'text', message_content: written }, `You: ${shown}`],
  ['received text', { sender: 1, message_type: 'text', message_content: written }, shown],
  ['received greeting', { sender: 1, message_type: 'sayhi', message_content: written }, `Said hi: ${shown}`],
])('shows markup in %s as written', (_, summary, text) => {
  expect(draw(summary)).toBe(text);
});

it('shows markup in a draft as written', () => {
  expect(draw({}, written)).toContain(shown);
});
