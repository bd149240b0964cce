import Type, { type Static } from 'typebox';
import { nullable, oneOf } from './choice.ts';
import { endpoint } from './endpoint.ts';
import { NoParams, NoQuery } from './paging.ts';

/** Hand signs that a selfie is asked to show, by which fingers are out. None of them offends where the product is used. */
export const handSigns = ['fist', 'one', 'two', 'three', 'four', 'five', 'corner', 'phone'] as const;
export type HandSign = (typeof handSigns)[number];

/** Why staff do not accept a selfie. The member reads the reason in their language. */
export const selfieReasons = ['sign_wrong', 'face_hidden', 'not_same', 'main_photo_unclear', 'not_live'] as const;
export type SelfieReason = (typeof selfieReasons)[number];

export const verificationStates = ['unverified', 'waiting', 'verified', 'refused'] as const;

/** How the identity of the member stands. */
export const Verification = Type.Object(
  {
    state: oneOf(verificationStates),
    /** Of `refused`. */
    reason: nullable(oneOf(selfieReasons)),
    /** Of `verified`: since when. */
    verified_at: nullable(Type.String()),
    /** There was a badge, and it went with the main photo it belonged to. */
    dropped: Type.Boolean(),
    /** The sign that was drawn and can still be sent. */
    sign: nullable(
      Type.Object(
        { id: Type.Integer(), name: oneOf(handSigns), until: Type.String() },
        { additionalProperties: false },
      ),
    ),
    /** Pictures that can still be sent today. */
    attempts_left: Type.Integer(),
  },
  { additionalProperties: false },
);
export type Verification = Static<typeof Verification>;

export const getVerification = endpoint({
  method: 'GET',
  path: '/verification',
  summary: 'How the verification of one’s identity stands, and the hand sign that can be sent.',
  audience: 'member',
  limit: { max: 120, seconds: 60 },
  idempotency: 'safe',
  params: NoParams,
  query: NoQuery,
  body: null,
  reply: { 200: Verification },
  errors: ['session_over'],
});

export const drawSign = endpoint({
  method: 'POST',
  path: '/verification/sign',
  summary: 'Draws a hand sign for a selfie, valid for 30 minutes. One that still is valid stays: nobody chooses.',
  audience: 'member',
  limit: { max: 30, seconds: 3_600 },
  idempotency: 'natural',
  params: NoParams,
  query: NoQuery,
  body: null,
  reply: { 200: Verification },
  errors: ['session_over', 'selfie_photo_missing', 'selfies_used_up', 'selfie_waiting', 'selfie_done'],
});

export const sendSelfie = endpoint({
  method: 'POST',
  path: '/verification',
  summary:
    'Sends the selfie that shows the drawn sign, as one file. Only staff see it; it is deleted 30 days after the decision.',
  audience: 'member',
  limit: { max: 20, seconds: 3_600 },
  idempotency: 'natural',
  params: NoParams,
  query: Type.Object(
    { sign: Type.Integer({ minimum: 1 }), agreed: Type.Optional(Type.Boolean()) },
    { additionalProperties: false },
  ),
  body: 'multipart',
  reply: { 201: Verification },
  errors: [
    'session_over',
    'agree_missing',
    'file_missing',
    'file_kind_refused',
    'file_broken',
    'picture_too_large',
    'file_too_large',
    'selfie_photo_missing',
    'sign_over',
    'selfies_used_up',
    'selfie_waiting',
    'selfie_done',
  ],
});

export const verificationContract = { getVerification, drawSign, sendSelfie } as const;
