import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RemovalReason } from '@peonia/contract/moderation/removal-reasons.ts';

/** Removal reasons, as shown to the owner. */
export const removalTexts: Readonly<Record<RemovalReason, MessageDescriptor>> = {
  no_person: msg`The photo does not show you. A main photo must show your face.`,
  not_own: msg`The photo seems to show somebody else, or to belong to somebody else.`,
  minor: msg`The photo shows a person under 18. This is not allowed here.`,
  explicit: msg`The photo shows nudity or sex. This is not allowed here.`,
  text_or_code: msg`The photo contains text, contact details or a code. Please use one without them.`,
  violence: msg`The photo shows violence. This is not allowed here.`,
  other: msg`The photo does not follow our rules.`,
};
