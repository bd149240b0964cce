import Type, { type TSchema } from 'typebox';
import { nullable, oneOf, Flag } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { LanguageCode } from '../protocol/language-code.schema.ts';
import { limited } from '../protocol/limited.ts';
import { NoParams, NoQuery, IdParams } from '../protocol/pagination.schema.ts';
import { MemberCard } from './member-card.schema.ts';
import { Biographies, Codes, OwnProfile, Place } from './own-profile.schema.ts';
import { updateProfile, getProfile, getPublicProfile, findPlaces } from './profiles.ts';

/** A member as their profile page shows them to the reader: the card and the attributes they chose to tell. */
export const Profile = Type.Object(
  {
    ...MemberCard.properties,
    cover: nullable(Type.String()),
    biography: Type.String(),
    language: described('Language the biography is written in, ISO 639, for the `lang` attribute.', Type.String()),
    biographies: described("The member's own texts for readers of these languages.", Biographies),
    seeking: nullable(Codes.seeking),
    height: nullable(Codes.height),
    weight: nullable(Codes.weight),
    children: nullable(Codes.children),
    income: nullable(Codes.income),
    orientation: nullable(Codes.orientation),
    purpose: Type.Array(Codes.purpose),
    horoscope: nullable(Codes.horoscope),
    vip_expired_at: nullable(Type.String()),
    last_seen: described(
      'When they were here last, in coarse words: within a day, a week, a month. Null for longer ago, and for who is always shown offline.',
      nullable(oneOf(['day', 'week', 'month'])),
    ),
    may_message: described(
      'True where the reader may begin or continue a conversation; the reason otherwise comes from the send call.',
      Type.Boolean(),
    ),
    contact: described(
      'The reader may open or buy the member’s contact information: `GET contact` tells the price.',
      Type.Boolean(),
    ),
    game_place: described(
      'Place among the first three of the running week in the phrase game.',
      nullable(oneOf([1, 2, 3])),
    ),
    alike: described(
      'Fields in which the reader answers alike: the page marks them "Same as you".',
      Type.Array(Type.String()),
    ),
  },
  { additionalProperties: false },
);

const optional = <T extends TSchema>(schema: T) => Type.Optional(nullable(schema));

/** Crop of a main or cover photo in fractions of the upright picture. */
export const Crop = Type.Object(
  {
    x: Type.Number({ minimum: 0, maximum: 1 }),
    y: Type.Number({ minimum: 0, maximum: 1 }),
    w: Type.Number({ exclusiveMinimum: 0, maximum: 1 }),
    h: Type.Number({ exclusiveMinimum: 0, maximum: 1 }),
  },
  { additionalProperties: false },
);

export const profilesSchemas = {
  updateProfile: {
    summary: 'Changes fields of one’s own profile; fields that are not sent stay, null clears.',
    limit: { max: 120, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: Type.Object(
      {
        gender: Type.Optional(Codes.gender),
        birthday: Type.Optional(Type.String({ maxLength: 10 })),
        seeking: optional(Codes.seeking),
        place_id: optional(Type.Integer({ minimum: 1 })),
        languages: Type.Optional(
          limited(
            { maxItems: 'spoken_languages_max' },
            Type.Array(Type.String({ pattern: '^[a-z]{2,3}$' }), { uniqueItems: true }),
          ),
        ),
        biography: Type.Optional(limited({ maxLength: 'biography_max' }, Type.String())),
        biographies: Type.Optional(
          described(
            'Texts for readers of further languages; an empty one goes away, those that are not sent stay.',
            Biographies,
          ),
        ),
        height: optional(Codes.height),
        weight: optional(Codes.weight),
        marriage: optional(Codes.marriage),
        children: optional(Codes.children),
        income: optional(Codes.income),
        orientation: optional(Codes.orientation),
        purpose: Type.Optional(Type.Array(Codes.purpose, { uniqueItems: true, maxItems: 16 })),
        horoscope: optional(Codes.horoscope),
        main_upload: optional(Type.Object({ upload_id: Type.Integer(), crop: Crop }, { additionalProperties: false })),
        cover_upload: optional(Type.Object({ upload_id: Type.Integer(), crop: Crop }, { additionalProperties: false })),
        visibility: Type.Optional(Codes.visibility),
        message_privacy: Type.Optional(Codes.message_privacy),
        friend_preference: Type.Optional(Codes.friend_preference),
        online_status: Type.Optional(Codes.online_status),
        translation_engine: Type.Optional(Codes.translation_engine),
        block_foreign: Type.Optional(Flag),
        leaves_visits: Type.Optional(Flag),
        shows_reading: Type.Optional(Flag),
        lists_game: Type.Optional(Flag),
        language: Type.Optional(LanguageCode),
        sound: Type.Optional(Flag),
        hi_content: described(
          'Own greeting for say-hi; null goes back to the default one.',
          optional(Type.String({ maxLength: 300 })),
        ),
        hi_upload: optional(Type.Integer({ minimum: 1 })),
        skipped: Type.Optional(
          described(
            'First steps the member chose to skip; they are not asked again.',
            Type.Array(oneOf(['seeking', 'place', 'languages', 'photo']), { maxItems: 4 }),
          ),
        ),
      },
      { additionalProperties: false },
    ),
    reply: { 200: OwnProfile },
    errors: [
      'session_over',
      'age_too_low',
      'birthday_invalid',
      'birthday_fixed',
      'birthday_in_review',
      'gender_fixed',
      'place_unknown',
      'purpose_closed',
      'upload_unknown',
      'picture_too_small',
    ],
  },
  getProfile: {
    summary:
      'A member’s profile as the reader may see it. Unknown, hidden and blocked answer alike. Members who have a conversation with the member are told where the profile is for friends.',
    limit: { max: 240, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: null,
    reply: { 200: Profile },
    errors: ['not_found', 'profile_for_friends'],
  },
  getPublicProfile: {
    summary: 'Public look-up of a profile, by links from outside. Failure marks the profile as not real.',
    limit: { max: 240, seconds: 60 },
    params: IdParams,
    query: Type.Object(
      {
        redirect: Type.Optional(
          described(
            '1 sends the browser to the page of the profile (302); 0, the default, returns the profile.',
            Type.Integer({ minimum: 0, maximum: 1 }),
          ),
        ),
        referrer: Type.Optional(
          described(
            'The previous page; the header `Referer` by default. Counted by class, not kept.',
            Type.String({ maxLength: 2_000 }),
          ),
        ),
      },
      { additionalProperties: false },
    ),
    body: null,
    reply: { 200: Profile },
    errors: ['not_found', 'profile_for_friends'],
  },
  findPlaces: {
    summary: 'Places whose name begins like the keyword, in any of the eight languages, largest first.',
    limit: { max: 120, seconds: 60 },
    params: NoParams,
    query: Type.Object(
      { k: described('Beginning of the name of a place.', Type.String({ maxLength: 100 })) },
      { additionalProperties: false },
    ),
    body: null,
    reply: { 200: Type.Object({ locations: Type.Array(Place) }, { additionalProperties: false }) },
    errors: [],
  },
} as const satisfies EndpointSchemas;

export const profilesContract = define({ updateProfile, getProfile, getPublicProfile, findPlaces }, profilesSchemas);
