import Type from 'typebox';
import { oneOf, nullable } from './protocol/choice.schema.ts';
import { described } from './protocol/described.ts';
import { define, type EndpointSchemas } from './protocol/endpoint.ts';
import { NoParams, NoQuery } from './protocol/pagination.schema.ts';
import { verificationStates, selfieReasons, handSigns, getVerification, drawSign, sendSelfie } from './verification.ts';

/** How the identity of the member stands. */
export const Verification = Type.Object(
  {
    state: oneOf(verificationStates),
    reason: described('Of `refused`.', nullable(oneOf(selfieReasons))),
    verified_at: described('Of `verified`: since when.', nullable(Type.String())),
    dropped: described('There was a badge, and it went with the main photo it belonged to.', Type.Boolean()),
    sign: described(
      'The sign that was drawn and can still be sent.',
      nullable(
        Type.Object(
          { id: Type.Integer(), name: oneOf(handSigns), until: Type.String() },
          { additionalProperties: false },
        ),
      ),
    ),
    attempts_left: described('Pictures that can still be sent today.', Type.Integer()),
  },
  { additionalProperties: false },
);

export const verificationSchemas = {
  getVerification: {
    summary: 'How the verification of one’s identity stands, and the hand sign that can be sent.',
    limit: { max: 120, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: null,
    reply: { 200: Verification },
    errors: ['session_over'],
  },
  drawSign: {
    summary: 'Draws a hand sign for a selfie, valid for 30 minutes. One that still is valid stays: nobody chooses.',
    limit: { max: 30, seconds: 3_600 },
    params: NoParams,
    query: NoQuery,
    body: null,
    reply: { 200: Verification },
    errors: ['session_over', 'selfie_photo_missing', 'selfies_used_up', 'selfie_waiting', 'selfie_done'],
  },
  sendSelfie: {
    summary:
      'Sends the selfie that shows the drawn sign, as one file. Only staff see it; it is deleted `selfie_days` after the decision.',
    limit: { max: 20, seconds: 3_600 },
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
      'upload_incomplete',
      'picture_too_large',
      'file_too_large',
      'selfie_photo_missing',
      'sign_over',
      'selfies_used_up',
      'selfie_waiting',
      'selfie_done',
    ],
  },
} as const satisfies EndpointSchemas;

export const verificationContract = define({ getVerification, drawSign, sendSelfie }, verificationSchemas);
