import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { HandSign, SelfieReason } from '@peonia/contract/verification.ts';

/** Description of each hand sign. */
export const signTexts: Readonly<Record<HandSign, MessageDescriptor>> = {
  fist: msg`A closed fist`,
  one: msg`The index finger up, the others folded`,
  two: msg`Index and middle finger up, the others folded`,
  three: msg`Index, middle and ring finger up, the others folded`,
  four: msg`Four fingers up, the thumb folded`,
  five: msg`An open hand with all fingers spread`,
  corner: msg`Thumb and index finger spread, the others folded`,
  phone: msg`Thumb and little finger spread, the others folded`,
};

/** Why a selfie was refused, and how to do better. */
export const selfieReasonTexts: Readonly<Record<SelfieReason, MessageDescriptor>> = {
  sign_wrong: msg`The hand sign was not the one requested, or not fully visible.`,
  face_hidden: msg`Your face was not recognisable. Take the picture in good light, without sunglasses or filters.`,
  not_same: msg`The selfie and your main photo do not seem to show the same person.`,
  main_photo_unclear: msg`Your main photo does not show your face well enough to compare. Choose another one first.`,
  not_live: msg`The picture seems to be edited, or taken from a screen or an older picture.`,
};
