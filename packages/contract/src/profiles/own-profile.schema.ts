import Type from 'typebox';
import { oneOf, Flag, nullable } from '../protocol/choice.schema.ts';
import {
  genders,
  seekings,
  codes,
  visibilities,
  messagePrivacies,
  friendPreferences,
  onlineStatuses,
  translationEngines,
} from '../protocol/codes.ts';
import { described } from '../protocol/described.ts';
import { limited } from '../protocol/limited.ts';

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
  translation_engine: oneOf(translationEngines),
} as const;

const Words = Type.Optional(limited({ maxLength: 'biography_max' }, Type.String()));

/** By interface language what a member says about themselves to its readers. */
export const Biographies = Type.Object(
  { en: Words, zh: Words, tw: Words, de: Words, it: Words, fr: Words, ja: Words, ko: Words },
  { additionalProperties: false },
);

export const Place = Type.Object(
  { place_id: Type.Integer(), city: Type.String(), country: Type.String(), time_zone: Type.String() },
  { additionalProperties: false },
);

/** Who sees and reaches the member. Specification section 3, "Privacy". */
export const PrivacySettings = Type.Object(
  {
    visibility: Codes.visibility,
    message_privacy: Codes.message_privacy,
    friend_preference: Codes.friend_preference,
    online_status: Codes.online_status,
    translation_engine: described(
      'How messages of others are translated for the member unless a thread says otherwise.',
      Codes.translation_engine,
    ),
    block_foreign: described('Messages in languages the member does not speak are not taken.', Flag),
    leaves_visits: described(
      'Others are told that the member opened their profile; who turns it off sees no visitors either.',
      Flag,
    ),
    shows_reading: described('Others are told what the member has read and that they are typing.', Flag),
    lists_game: described('The member is on the lists of the phrase game, and wears its badge.', Flag),
  },
  { additionalProperties: false },
);

/** Everything a member may see and edit of their own profile; null is "not said". */
export const OwnProfile = Type.Object(
  {
    gender: nullable(Codes.gender),
    birthday: described('Calendar day YYYY-MM-DD; others are told the age only.', nullable(Type.String())),
    age: nullable(Type.Integer()),
    seeking: nullable(Codes.seeking),
    place: nullable(Place),
    languages: Type.Array(Type.String()),
    photo: nullable(Type.String()),
    photo_in_review: described(
      'The main photo waits for review: the member sees it, nobody else does.',
      Type.Boolean(),
    ),
    cover: nullable(Type.String()),
    biography: Type.String(),
    biographies: Biographies,
    height: nullable(Codes.height),
    weight: nullable(Codes.weight),
    marriage: nullable(Codes.marriage),
    children: nullable(Codes.children),
    income: nullable(Codes.income),
    orientation: nullable(Codes.orientation),
    purpose: Type.Array(Codes.purpose),
    horoscope: nullable(Codes.horoscope),
    steps: described(
      'First steps still open, in their order; `gender` and `birthday` cannot be skipped.',
      Type.Array(oneOf(['gender', 'birthday', 'seeking', 'place', 'languages', 'photo'])),
    ),
  },
  { additionalProperties: false },
);
