import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { expect, it } from 'vitest';
import { renderStatic } from '../../../../test/render-static.tsx';
import { ClosedComposer } from './closed-composer.tsx';

const wait = (friend: MemberCard['friend']) =>
  renderStatic(<ClosedComposer reason="wait" user={{ user_id: 7, name: 'Mei', friend } as MemberCard} />);

// covers: Wait for a reply before sending more messages
it('says beside the wait for a reply what VIP would change', () => {
  const html = wait(0);

  expect(html).toContain('Please wait for response before you can send more messages.');
  expect(html).toContain('VIP members can send 3 messages before a reply.');
  expect(html).toContain('Upgrade to VIP');
});

it('names no VIP where it changes nothing: friends may send as many messages', () => {
  expect(wait(3)).not.toContain('VIP');
});
