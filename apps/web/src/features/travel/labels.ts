import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TravelConsent, TravelDraft, TravelState } from '@peonia/contract/travel/travel.ts';

export const stateLabels: Readonly<Record<TravelState, MessageDescriptor>> = {
  draft: msg({ message: 'Draft', context: 'travel' }),
  paid: msg({ message: 'Paid', context: 'travel' }),
  in_progress: msg({ message: 'Being planned', context: 'travel' }),
  arranged: msg({ message: 'Plan ready', context: 'travel' }),
  closed: msg({ message: 'Closed', context: 'travel' }),
  cancelled: msg({ message: 'Cancelled', context: 'travel' }),
};

/** What the member to meet has said. */
export const consentLabels: Readonly<Record<TravelConsent, MessageDescriptor>> = {
  none: msg`Not asked yet`,
  asked: msg`Asked`,
  accepted: msg`Said yes`,
  declined: msg`Not this time`,
  withdrawn: msg`Took the yes back`,
  expired: msg({ message: 'No answer', context: 'travel' }),
};

type Wish = 'has_visa' | 'needs_ticket' | 'needs_hotel' | 'needs_car' | 'needs_translator';

export const wishLabels: Readonly<Record<Wish, MessageDescriptor>> = {
  has_visa: msg`I have a visa`,
  needs_ticket: msg`I need a ticket`,
  needs_hotel: msg`I need a hotel`,
  needs_car: msg`I need a car`,
  needs_translator: msg`I need a translator`,
};

export const wishes = Object.keys(wishLabels) as Wish[];

export type TravelFormFields = Omit<TravelDraft, 'id' | 'companion'>;
