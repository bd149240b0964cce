import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NotificationReason } from '@peonia/contract/notifications/notifications.ts';

/** Why a review removed something, as shown to its owner. */
export const reasonTexts: Readonly<Record<NotificationReason, MessageDescriptor>> = {
  no_person: msg`The photo does not show you. A main photo must show your face.`,
  not_own: msg`The photo seems to show somebody else, or to belong to somebody else.`,
  minor: msg`The photo shows a person under 18. This is not allowed here.`,
  explicit: msg`The photo shows nudity or sex. This is not allowed here.`,
  text_or_code: msg`The photo contains text, contact details or a code. Please use one without them.`,
  violence: msg`The photo shows violence. This is not allowed here.`,
  other: msg`The photo does not follow our rules.`,
  sign_wrong: msg`The hand sign was not the one requested, or not fully visible.`,
  face_hidden: msg`Your face was not recognisable.`,
  not_same: msg`The selfie and your main photo do not seem to show the same person.`,
  main_photo_unclear: msg`Your main photo does not show your face well enough to compare.`,
  not_live: msg`The picture seems to be edited, or taken from a screen or an older picture.`,
};

/** Notifications of the site itself, without a member's name. */
export const systemTexts = {
  'support.answered': msg`We answered your request.`,
  'profile.approved': msg`Your photo was approved.`,
  'profile.removed': msg`Your photo was removed.`,
  'verify.approved': msg`Your selfie was approved. The green badge is now on your profile.`,
  'profile.warned': msg`A report about you was upheld. See what was decided.`,
  'profile.viewed': msg`Someone from our team looked at the site as you see it. Read when and why.`,
  'profile.partner_invited': msg`You are invited to become a partner. Read what it pays, then accept or decline.`,
  'profile.report_upheld': msg`Thank you. What you reported was against our rules, and we took action.`,
  'profile.report_dismissed': msg`We looked at what you reported and found nothing against our rules.`,
  'profile.appeal_granted': msg`Your appeal was granted.`,
  'profile.appeal_refused': msg`Someone else reviewed your appeal. The decision stands.`,
  'verify.removed': msg`Your selfie was not accepted.`,
  'verify.dropped': msg`Your green badge belonged to your old main photo. Verify yourself again with the new one.`,
  'avatar.approved': msg`Your main photo was approved. Everyone can see it now.`,
  'avatar.removed': msg`Your main photo was not accepted.`,
  'bio.approved': msg`Your text about yourself was approved.`,
  'bio.removed': msg`Your text about yourself was not accepted.`,
} as const satisfies { readonly [place: string]: MessageDescriptor };
