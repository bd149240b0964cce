import type { MemberCard } from '@peonia/contract/member-card.ts';
import type { ReactNode } from 'react';

/** The button that gives an author something; gifts stand to the right of this feature, so pages hand it in. */
export interface GiftRendering {
  readonly renderGift: (author: MemberCard) => ReactNode;
}
