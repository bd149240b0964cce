import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import type { ReactNode } from 'react';

/** Renders the gift button of an author. Gifts are to the right of this feature, so pages pass it in. */
export interface GiftRendering {
  readonly renderGift: (author: MemberCard) => ReactNode;
}
