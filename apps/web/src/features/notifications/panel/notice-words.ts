import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RemovalReason } from '@peonia/contract/removal-reasons.ts';

/** Why the review removed something, as its owner reads it. */
export const reasonWords: Readonly<Record<RemovalReason, MessageDescriptor>> = {
  no_person: msg`The photo does not show you. A main photo must show your face.`,
  not_own: msg`The photo seems to show somebody else, or to belong to somebody else.`,
  minor: msg`The photo shows a person under 18. This is not allowed here.`,
  explicit: msg`The photo shows nudity or sex. This is not allowed here.`,
  text_or_code: msg`The photo contains text, contact details or a code. Please use one without them.`,
  violence: msg`The photo shows violence. This is not allowed here.`,
  other: msg`The photo does not follow our rules.`,
};

/** What the house tells without a name. */
export const houseWords = {
  'profile.approved': msg`Your photo was approved.`,
  'profile.removed': msg`Your photo was removed.`,
  'verify.approved': msg`Your selfie was approved. The green badge is now on your profile.`,
  'verify.removed': msg`Your selfie was not accepted.`,
  'avatar.approved': msg`Your main photo was approved. Everybody sees it now.`,
  'avatar.removed': msg`Your main photo was not accepted.`,
  'bio.approved': msg`Your text about yourself was approved.`,
  'bio.removed': msg`Your text about yourself was not accepted.`,
} as const satisfies { readonly [place: string]: MessageDescriptor };
