import type { Biographies, OwnProfile } from '@peonia/contract/profiles/own-profile.ts';
import type { updateProfile as endpoint } from '@peonia/contract/profiles/profiles.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { dayOf } from '@peonia/core/calendar-day.ts';
import { trimText } from '@peonia/core/trim-text.ts';
import type { BlobStore } from '../../../platform/blobs/blob-store.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { PendingEvent } from '../../../platform/realtime/event-log.ts';
import type { Realtime } from '../../../platform/realtime/realtime.ts';
import { transactionWithEvents } from '../../../platform/realtime/transaction-with-events.ts';
import { saveAccount } from '../../accounts/public.ts';
import { copyPicture, cropPicture, markPictureUsed, markPictureUnused } from '../../media/public.ts';
import { hidePresence, savePrivacy } from '../../privacy/public.ts';
import { dropBiographies, writeBiographies } from '../biographies/biography.sql.ts';
import { photoToWait, replacePending } from '../photos/pending-photo.ts';
import { placeExists } from '../places/place.sql.ts';
import { lockProfile, writeProfile } from '../profile.sql.ts';
import { newcomerPosition, rankAt } from '../recommend-rank.ts';
import { checkAge, type BirthdayCheck } from './check-age.ts';
import { planUpdate, type NewPictures } from './plan-update.ts';
import { readOwnProfile } from './read-own-profile.ts';

/** What other features do in the transaction of a change. */
export interface ProfileChanges {
  wordsChanged(db: Db, memberId: number): Promise<void>;
  textsSaved(db: Db, memberId: number): Promise<void>;
  /** Returns the events to emit. */
  photoChanged(db: Db, memberId: number): Promise<readonly PendingEvent[]>;
}

interface Context extends ProfileChanges, BirthdayCheck {
  readonly realtime: Realtime;
  readonly blobs: BlobStore;
  readonly purposes: readonly number[];
  /** Whether the first main photo waits for a moderator. */
  readonly isReviewed: boolean;
}

/** Changes the own profile. Pictures are cut before the transaction: no row is locked while the encoder works. */
export async function updateProfile(call: Call<typeof endpoint>, context: Context): Promise<OwnProfile> {
  const { database, realtime, blobs, purposes, isReviewed, wordsChanged, textsSaved, photoChanged } = context;
  const { limits } = context.config;
  const { body, caller, language } = call;
  if (typeof body.place_id === 'number' && !(await placeExists.one(database, { id: body.place_id })).known)
    throw refuse('place_unknown');
  if (body.birthday !== undefined) await checkAge(call, body.birthday, context);
  const { greeting, ...pictures } = await cutPictures(call, { database, blobs, limits });
  await transactionWithEvents({ database, realtime }, async ({ db, emit }) => {
    const now = await lockProfile.one(db, { member_id: caller.id });
    const waits = photoToWait({ isReviewed, shown: now.main_photo, requested: pictures.main });
    const next = planUpdate(now, body, {
      pictures: waits === null ? pictures : { ...pictures, main: undefined },
      today: dayOf(new Date()),
      language,
      limits,
      purposes,
    });
    await swapPicture(db, now.main_photo, next.main_photo);
    await swapPicture(db, now.cover_photo, next.cover_photo);
    if (pictures.main !== undefined) await replacePending(db, caller.id, waits);
    await savePrivacy(db, caller.id, body);
    await saveOwnAccount(db, caller.id, body, greeting);
    if (body.biographies !== undefined) await saveBiographies(db, caller.id, body.biographies);
    await writeProfile.run(db, { ...next, member_id: caller.id, newcomer_rank: rankAt(newcomerPosition, caller.id) });
    if (body.biography !== undefined || body.biographies !== undefined) {
      await wordsChanged(db, caller.id);
      await textsSaved(db, caller.id);
    }
    emit(caller.id, 'account.changed', {});
    if (now.main_photo !== next.main_photo)
      for (const event of await photoChanged(db, caller.id)) emit(event.member_id, event.name, event.data);
  });
  await hidePresence({ database, realtime }, caller.id, body);
  return readOwnProfile(database, caller.id, language);
}

/** Texts for further languages; an empty one goes away. */
async function saveBiographies(db: Db, memberId: number, requested: Biographies): Promise<void> {
  const texts = Object.entries(requested).map(([language, text]) => ({ language, body: trimText(text) }));
  await dropBiographies.run(db, {
    member_id: memberId,
    languages: texts.filter(({ body }) => body === '').map(({ language }) => language),
  });
  await writeBiographies.run(db, {
    member_id: memberId,
    texts: JSON.stringify(texts.filter(({ body }) => body !== '')),
  });
}

/** Language, sound and greeting stand with the account; the greeting's picture is taken into use like the others. */
async function saveOwnAccount(
  db: Db,
  memberId: number,
  body: Call<typeof endpoint>['body'],
  photo: string | null | undefined,
): Promise<void> {
  const { old_hi_photo } = await saveAccount(db, memberId, {
    ...(body.language === undefined ? {} : { language: body.language }),
    ...(body.sound === undefined ? {} : { has_sound: body.sound === 1 }),
    ...(body.hi_content === undefined ? {} : { hi_content: body.hi_content }),
    ...(photo === undefined ? {} : { hi_photo: photo }),
  });
  if (photo !== undefined) await swapPicture(db, old_hi_photo, photo);
}

async function cutPictures(
  { body, caller }: Call<typeof endpoint>,
  { database, blobs, limits }: Pick<Context, 'database' | 'blobs'> & { limits: Limits },
): Promise<NewPictures & { greeting: string | null | undefined }> {
  const cut = async (requested: typeof body.main_upload, into: ('main' | 'avatar' | 'cover')[]) =>
    requested
      ? cropPicture(
          database,
          blobs,
          { ownerId: caller.id, uploadId: requested.upload_id, crop: requested.crop, into },
          limits,
        )
      : requested;
  // A copy: the greeting keeps its picture when the upload moves to another folder.
  const greeting =
    typeof body.hi_upload === 'number'
      ? await copyPicture(database, blobs, caller.id, body.hi_upload, limits)
      : body.hi_upload;
  return {
    main: await cut(body.main_upload, ['main', 'avatar']),
    cover: await cut(body.cover_upload, ['cover']),
    greeting,
  };
}

async function swapPicture(db: Db, before: string | null, after: string | null): Promise<void> {
  if (before === after) return;
  if (after !== null) await markPictureUsed(db, after);
  if (before !== null) await markPictureUnused(db, before);
}
