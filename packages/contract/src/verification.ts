import type { Static } from 'typebox';
import { endpoint } from './protocol/endpoint.ts';
import type * as schema from './verification.schema.ts';

/**
 * Hand signs that a selfie is asked to show, by which fingers are out. None of them offends where the product is used.
 */
export const handSigns = ['fist', 'one', 'two', 'three', 'four', 'five', 'corner', 'phone'] as const;

export type HandSign = (typeof handSigns)[number];

/** Why staff do not accept a selfie. The member reads the reason in their language. */
export const selfieReasons = ['sign_wrong', 'face_hidden', 'not_same', 'main_photo_unclear', 'not_live'] as const;

export type SelfieReason = (typeof selfieReasons)[number];

export const verificationStates = ['unverified', 'waiting', 'verified', 'refused'] as const;

export type Verification = Static<typeof schema.Verification>;

export const getVerification = endpoint<typeof schema.verificationSchemas.getVerification>({
  method: 'GET',
  path: '/verification',
  audience: 'member',
  idempotency: 'safe',
});

export const drawSign = endpoint<typeof schema.verificationSchemas.drawSign>({
  method: 'POST',
  path: '/verification/sign',
  audience: 'member',
  idempotency: 'natural',
});

export const sendSelfie = endpoint<typeof schema.verificationSchemas.sendSelfie>({
  method: 'POST',
  path: '/verification',
  audience: 'member',
  idempotency: 'natural',
});
