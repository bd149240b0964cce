import Type, { type Static } from 'typebox';
import { nullable, oneOf } from './choice.ts';
import { codes, friendPreferences, genders, messagePrivacies, onlineStatuses, seekings, visibilities } from './codes.ts';

/** Codes as unions: a value outside the list is refused where the request is validated. */
export const Codes = {
  gender: oneOf(genders),
  seeking: oneOf(seekings),
  height: oneOf(codes.height),
  weight: oneOf(codes.weight),
  marriage: oneOf(codes.marriage),
  children: oneOf(codes.children),
  income: oneOf(codes.income),
  orientation: oneOf(codes.orientation),
  purpose: oneOf([...codes.purpose, ...codes.purpose_by_operator]),
  horoscope: oneOf(codes.horoscope),
  visibility: oneOf(visibilities),
  message_privacy: oneOf(messagePrivacies),
  friend_preference: oneOf(friendPreferences),
  online_status: oneOf(onlineStatuses),
} as const;

export const Place = Type.Object(
  { place_id: Type.Integer(), city: Type.String(), country: Type.String(), time_zone: Type.String() },
  { additionalProperties: false },
);
export type Place = Static<typeof Place>;

/** Everything a member may see and edit of their own profile; null is "not said". */
export const OwnProfile = Type.Object(
  {
    gender: nullable(Codes.gender),
    /** Calendar day YYYY-MM-DD; others are told the age only. */
    birthday: nullable(Type.String()),
    age: nullable(Type.Integer()),
    seeking: nullable(Codes.seeking),
    place: nullable(Place),
    languages: Type.Array(Type.String()),
    photo: nullable(Type.String()),
    cover: nullable(Type.String()),
    biography: Type.String(),
    height: nullable(Codes.height),
    weight: nullable(Codes.weight),
    marriage: nullable(Codes.marriage),
    children: nullable(Codes.children),
    income: nullable(Codes.income),
    orientation: nullable(Codes.orientation),
    purpose: Type.Array(Codes.purpose),
    horoscope: nullable(Codes.horoscope),
    /** First steps still open, in their order; `gender` and `birthday` cannot be skipped. */
    steps: Type.Array(oneOf(['gender', 'birthday', 'seeking', 'place', 'languages', 'photo'])),
  },
  { additionalProperties: false },
);
export type OwnProfile = Static<typeof OwnProfile>;
