import type { CallTerms } from '@peonia/contract/calls.ts';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { expect, it } from 'vitest';
import { renderStatic } from '../../../../test/render-static.tsx';
import { CallTermsView } from './call-terms-view.tsx';

const terms = {
  price: { voice: 1, video: 2 },
  free_seconds: 0,
  free_minutes: 0,
  free_minutes_left: 0,
  has_relay: true,
  can_be_direct: false,
} as unknown as CallTerms;
const draw = (change: Partial<CallTerms>) =>
  renderStatic(
    <CallTermsView
      user={{ name: 'Mei' } as MemberCard}
      kind="voice"
      terms={{ ...terms, ...change }}
      direct={false}
      onDirect={() => {}}
    />,
  );

it('promises a relay only where one is configured', () => {
  const promise = 'Your call goes through a relay';
  expect([draw({}).includes(promise), draw({ has_relay: false }).includes(promise)]).toEqual([true, false]);
});
