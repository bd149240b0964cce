import Type from 'typebox';
import { oneOf, nullable, Flag } from '../protocol/choice.schema.ts';
import { genders, friendValues } from '../protocol/codes.ts';

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
    /** 200×200. */
    avatar: nullable(Type.String()),
    /** Main photo, 720×720. */
    photo: nullable(Type.String()),
    online: Type.Boolean(),
    /**
     * 1 where a person of the staff has compared a selfie with the main photo: the green badge. A proven address is no
     * badge.
     */
    verified: Flag,
    vip: Flag,
    /** ISO 3166 alpha-2. */
    country: nullable(Type.String()),
    /** In the reader's language where known. */
    city: nullable(Type.String()),
    /** IANA name, from the city: the reader is shown the local time. */
    time_zone: nullable(Type.String()),
    /** Languages they speak, ISO 639, their own first. */
    languages: Type.Array(Type.String()),
    /** Marriage code, 0 unknown. */
    marriage: Type.Integer(),
    friend: oneOf(friendValues),
    block: Flag,
    liked: Type.Boolean(),
    /** True once the reader has written to them: the card then opens the chat instead of saying hi again. */
    messaged: Type.Boolean(),
  },
  { additionalProperties: false },
);
