import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReviewSignal } from '@peonia/contract/moderation/moderation.ts';
import type { RemovalReason } from '@peonia/contract/moderation/removal-reasons.ts';

/** Why a file waits. */
export const signalLabels: Readonly<Record<ReviewSignal, MessageDescriptor>> = {
  main_photo: msg`Main photo`,
  for_sale: msg`For sale`,
  duplicate: msg`Like another member’s picture`,
  qr_code: msg`QR code in the picture`,
  text: msg`Text in the picture`,
  too_small: msg`Very small`,
  reported: msg`Reported`,
};

/** Signals that need a closer look. */
export const urgentSignals: ReadonlySet<ReviewSignal> = new Set(['duplicate', 'qr_code', 'text', 'reported']);

/** Reasons of a removal, in the order of their keys 1 to 7. */
export const removalReasonLabels: Readonly<Record<RemovalReason, MessageDescriptor>> = {
  no_person: msg`No person visible`,
  not_own: msg`Not their own picture`,
  minor: msg`Somebody under 18`,
  explicit: msg`Nudity or sex`,
  text_or_code: msg`Text, contact or code`,
  violence: msg`Violence`,
  other: msg`Against the rules otherwise`,
};
