import Type from 'typebox';

/** As WebAuthn defines it: the browser takes and gives it. */
export const WebAuthn = Type.Record(Type.String(), Type.Any());

/**
 * What a call carries that changes an address, a password or a login: the password, a passkey's reply to `POST
 * passkeys/challenge`, or a code sent to the present address with `POST verify {purpose: "confirm"}`. An account that
 * has none of them needs a login of the last ten minutes.
 */
export const ownerProof = {
  password: Type.Optional(Type.String({ maxLength: 1_024 })),
  owner_code: Type.Optional(Type.String({ pattern: '^[0-9]{6}$' })),
  passkey: Type.Optional(WebAuthn),
};

export const OwnerProof = Type.Object(ownerProof, { additionalProperties: false });

/** Refusals of a call that needs the proof. */
export const ownerProofErrors = [
  'reauthentication_required',
  'login_again',
  'password_wrong',
  'owner_code_invalid',
  'passkey_failed',
  'login_paused',
] as const;
