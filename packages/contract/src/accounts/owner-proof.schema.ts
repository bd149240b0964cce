import Type from 'typebox';

/**
 * What a call carries that changes an address, a password or a login: the password, or a code sent to the present
 * address with `POST verify {purpose: "confirm"}`. An account that has neither needs a login of the last ten minutes.
 */
export const ownerProof = {
  password: Type.Optional(Type.String({ maxLength: 1_024 })),
  owner_code: Type.Optional(Type.String({ pattern: '^[0-9]{6}$' })),
};

export const OwnerProof = Type.Object(ownerProof, { additionalProperties: false });

/** Refusals of a call that needs the proof. */
export const ownerProofErrors = [
  'reauthentication_required',
  'login_again',
  'password_wrong',
  'owner_code_invalid',
  'login_paused',
] as const;
