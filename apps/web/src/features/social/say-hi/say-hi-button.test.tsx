import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { expect, it } from 'vitest';
import { renderStatic } from '../../../../test/render-static.tsx';
import { SayHiButton } from './say-hi-button.tsx';

const mei = { user_id: 7, name: 'Mei Lin', messaged: false } as MemberCard;

it('offers to say hi to a member who has no message yet', () => {
  const html = renderStatic(<SayHiButton person={mei} />);

  expect(html).toMatch(/<button[^>]*aria-label="Say hi to Mei Lin"/);
});

it('links to the conversation once a message was sent', () => {
  const html = renderStatic(<SayHiButton person={{ ...mei, messaged: true }} />);

  expect(html).toMatch(/<a[^>]*href="[^"]*\/chat\/7"/);
  expect(html).not.toContain('<button');
});

it('has another icon once a message was sent', () => {
  const [before, after] = [false, true].map(
    (messaged) => /<svg.*?<\/svg>/.exec(renderStatic(<SayHiButton person={{ ...mei, messaged }} />))?.[0],
  );

  expect(before).toBeDefined();
  expect(after).not.toBe(before);
});
