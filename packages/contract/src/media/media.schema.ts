import Type from 'typebox';
import { removalReasons } from '../moderation/removal-reasons.ts';
import { priceRules } from '../money/price-rules.ts';
import { oneOf, nullable } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { limited } from '../protocol/limited.ts';
import { NoParams, NoQuery, IdParams, Done } from '../protocol/pagination.schema.ts';
import {
  mediaTypes,
  mediaStates,
  reviewStates,
  folders,
  uploadFiles,
  listUploads,
  updateUpload,
  deleteUploads,
} from './media.ts';

/** Captions of a video in WebVTT, served to whom the video is. */
export const Captions = Type.Object(
  {
    src: Type.String(),
    language: described('BCP 47 of what is said; null where nobody could tell.', nullable(Type.String())),
  },
  { additionalProperties: false },
);

/**
 * A file as one reader may see it. Without access (`open` false) every address but `blur` is null. Addresses of what is
 * not public run out after minutes and are bound to the reader: fetch the item again for fresh ones.
 */
export const MediaItem = Type.Object(
  {
    id: Type.Integer(),
    type: oneOf(mediaTypes),
    state: described(
      'A video or voice is made playable by a worker: `working`, then `ready`, or `failed` with nothing to show.',
      oneOf(mediaStates),
    ),
    width: nullable(Type.Integer()),
    height: nullable(Type.Integer()),
    seconds: described('Of video and voice.', nullable(Type.Number())),
    wave: described(
      'Loudness of a voice in 48 steps of 0 to 100, for its waveform.',
      nullable(Type.Array(Type.Integer())),
    ),
    blur: described(
      'At most 32 px, made by the server: what stands there before the picture comes, and instead of it where it is locked.',
      nullable(Type.String()),
    ),
    thumb: described('Square of 200 px.', nullable(Type.String())),
    post: described('600 px wide, for posts; of a video its poster.', nullable(Type.String())),
    src: described('At most 1600 px; of video and voice the playable file.', nullable(Type.String())),
    captions: Type.Optional(described('Of a video, once somebody asked for them.', Captions)),
    caption: Type.String(),
    alt: described('What the picture shows, for who cannot see it.', Type.String()),
    suspicious: Type.Optional(
      described('What is said of it has signals of a fraud: warn the reader.', Type.Literal(true)),
    ),
    paid: described(
      'True for a thing for sale; `amount` is its price in gold, `open` says whether this reader has it.',
      Type.Boolean(),
    ),
    amount: nullable(Type.Number()),
    open: Type.Boolean(),
    sold: Type.Optional(described('For the owner of a paid file: somebody has bought it.', Type.Boolean())),
    review: described('For the owner (`none` to others).', oneOf(reviewStates)),
    created_at: Type.String(),
  },
  { additionalProperties: false },
);

/** A file for staff who review it. */
export const StaffFile = Type.Object(
  {
    ...MediaItem.properties,
    frames: described('Nine frames of a video on one sheet, evenly spaced.', nullable(Type.String())),
  },
  { additionalProperties: false },
);

/**
 * An own upload: what is shown of it, where it is, why staff removed it, and the id with which `GET
 * progress?type=upload` is asked while a worker has it.
 */
export const OwnUpload = Type.Object(
  {
    ...MediaItem.properties,
    folder: nullable(oneOf(folders)),
    progress_id: nullable(Type.Integer()),
    removed_for: nullable(oneOf(removalReasons)),
  },
  { additionalProperties: false },
);

/** A file that was sent and not taken: its name as sent, and why. */
export const RefusedFile = Type.Object(
  { name: Type.String(), code: Type.Integer(), message: Type.String() },
  { additionalProperties: false },
);

/** Comma-separated ids in an address. */
const Ids = Type.String({ pattern: '^[0-9]{1,15}(,[0-9]{1,15}){0,99}$' });

export const mediaSchemas = {
  uploadFiles: {
    summary:
      'Takes pictures, videos and recorded voice, types them by content, re-encodes them without metadata and keeps them as the member’s uploads. `refused` names what could not be taken and why; where nothing could be taken, the first reason is the answer.',
    limit: { max: 60, seconds: 600 },
    params: NoParams,
    query: NoQuery,
    body: 'multipart',
    reply: {
      201: Type.Object(
        { files: Type.Array(OwnUpload), refused: Type.Array(RefusedFile) },
        { additionalProperties: false },
      ),
    },
    errors: [
      'files_too_many',
      'upload_incomplete',
      'session_over',
      'file_missing',
      'file_kind_refused',
      'file_broken',
      'picture_too_large',
      'picture_removed',
      'uploads_used_up',
      'file_too_large',
      'video_too_long',
      'videos_away',
    ],
  },
  listUploads: {
    summary:
      'Own uploads by id, with fresh addresses; ids that are not the member’s are left out. A resumable upload tells its id in the header Upload-Id.',
    limit: { max: 240, seconds: 60 },
    params: NoParams,
    query: Type.Object({ ids: Ids }, { additionalProperties: false }),
    body: null,
    reply: { 200: Type.Object({ files: Type.Array(OwnUpload) }, { additionalProperties: false }) },
    errors: ['session_over'],
  },
  updateUpload: {
    summary:
      'Changes an own upload: caption, alternative text, folder, price. Main photo and cover are set with PUT user and its cut.',
    limit: { max: 120, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: Type.Object(
      {
        caption: Type.Optional(limited({ maxLength: 'caption_max' }, Type.String())),
        alt: Type.Optional(limited({ maxLength: 'caption_max' }, Type.String())),
        folder: Type.Optional(described('Null takes it out of the album.', nullable(oneOf(folders)))),
        amount: Type.Optional(
          described(
            'Gold, for the secret folder; within the range of the price list.',
            Type.Integer({ minimum: 1, maximum: priceRules.secret_price_max.max }),
          ),
        ),
      },
      { additionalProperties: false },
    ),
    reply: { 200: OwnUpload },
    errors: ['session_over', 'not_found', 'upload_unknown', 'price_missing', 'upload_not_ready', 'upload_removed'],
  },
  deleteUploads: {
    summary: 'Removes own uploads. Who bought one keeps it.',
    limit: { max: 60, seconds: 60 },
    params: NoParams,
    query: Type.Object({ ids: Ids }, { additionalProperties: false }),
    body: null,
    reply: { 204: Done },
    errors: ['session_over'],
  },
} as const satisfies EndpointSchemas;

export const mediaContract = define({ uploadFiles, listUploads, updateUpload, deleteUploads }, mediaSchemas);
