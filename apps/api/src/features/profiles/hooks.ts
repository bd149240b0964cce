import { hook, type Context } from '../../platform/feature.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { Cards } from './cards/cards.ts';
import type { BirthdayCheck } from './editing/check-age.ts';
import type { ProfileChanges } from './editing/update-profile.ts';
import type { ReaderCondition } from './profile.sql.ts';
import type { ProfileSources } from './read-profile.ts';

/** Member cards, opened once for the program. */
export const cards = hook<Cards>('profiles.cards');

/** Place of a member among the first three of the week in the phrase game. */
export const gamePlace = hook<ProfileSources['gamePlace']>('profiles.game-place');

/** Whether a member shows a reader their contact information; false for guests. */
export const contactShown = hook<ReaderCondition>('profiles.contact-shown');

/** Whether two members have a conversation; false for guests. */
export const conversed = hook<ReaderCondition>('profiles.conversed');

/** Called in the transaction that changes a member's searchable profile. */
export const wordsChanged = hook<ProfileChanges['wordsChanged']>('profiles.words-changed');

/** Called in the transaction that changes what members say about themselves: queues what looks like a fraud. */
export const textsSaved = hook<ProfileChanges['textsSaved']>('profiles.texts-saved');

/** Called in the transaction that shows another main photo; returns the events to emit. */
export const photoChanged = hook<ProfileChanges['photoChanged']>('profiles.photo-changed');

/** Called in the transaction that refuses another birthday after one under the minimum age. */
export const birthdayDoubted = hook<BirthdayCheck['birthdayDoubted']>('profiles.birthday-doubted');

interface ProfileOpened {
  /** True where `record` has something to do. */
  readonly isDue: ReaderCondition;
  /** Called after a profile was shown. Nobody waits for it. */
  record(context: Pick<Context, 'database' | 'realtime'>, reader: Caller | null, memberId: number): Promise<void>;
}

export const profileOpened = hook<ProfileOpened>('profiles.opened');
