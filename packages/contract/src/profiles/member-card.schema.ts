import Type from 'typebox';
import { oneOf, nullable, Flag } from '../protocol/choice.schema.ts';
import { genders, friendValues } from '../protocol/codes.ts';
import { described } from '../protocol/described.ts';

/**
 * A member as lists, threads and notices show them: an allow-list, with age instead of birthday and city instead of
 * position.
 */
export const MemberCard = Type.Object(
  {
    user_id: Type.Integer(),
    name: Type.String(),
    gender: oneOf(genders),
    age: nullable(Type.Integer()),
    avatar: described('200×200.', nullable(Type.String())),
    photo: described('Main photo, 720×720.', nullable(Type.String())),
    online: Type.Boolean(),
    verified: described(
      '1 where a person of the staff has compared a selfie with the main photo: the green badge. A proven address is no badge.',
      Flag,
    ),
    vip: Flag,
    country: described('ISO 3166 alpha-2.', nullable(Type.String())),
    city: described("In the reader's language where known.", nullable(Type.String())),
    time_zone: described('IANA name, from the city: the reader is shown the local time.', nullable(Type.String())),
    languages: described('Languages they speak, ISO 639, their own first.', Type.Array(Type.String())),
    marriage: described('Marriage code, 0 unknown.', Type.Integer()),
    friend: oneOf(friendValues),
    block: Flag,
    liked: Type.Boolean(),
    messaged: described(
      'True once the reader has written to them: the card then opens the chat instead of saying hi again.',
      Type.Boolean(),
    ),
  },
  { additionalProperties: false },
);
