import type { Profile } from '@peonia/contract/profiles/profiles.ts';
import { dayOf } from '@peonia/core/calendar-day.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { Caller } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { mediaUrl } from '../media/public.ts';
import { accessFactsOf, maySeeOnline, viewingProblem, writingProblem } from '../privacy/public.ts';
import { biographyFor } from './biographies/biography-language.ts';
import { presentCard } from './cards/cards.ts';
import type { profilePageStatement, ProfilePageRow } from './profile.sql.ts';
import { similarFields } from './similarity.ts';

/** What a profile is read with. */
export interface ProfileSources {
  readonly page: ReturnType<typeof profilePageStatement>;
  /** Place in the week's phrase game, without a query. */
  gamePlace(memberId: number): Promise<1 | 2 | 3 | null>;
}

/**
 * A member's profile for the reader, in one statement, and whether the visit is to be recorded. Everything is read
 * first and decided afterwards, so that hidden, blocked and unknown profiles give the same reply in the same time.
 */
export async function readProfile(
  db: Db,
  { page, gamePlace }: ProfileSources,
  reader: Caller | null,
  memberId: number,
  language: Language,
): Promise<{ profile: Profile; isVisitDue: boolean }> {
  const [row, place] = await Promise.all([
    page.first(db, { member: memberId, reader: reader?.id ?? null, language }),
    gamePlace(memberId),
  ]);
  const access = accessFactsOf(row, reader, memberId);
  if (row === undefined) throw refuse('not_found');
  const problem = viewingProblem(access, row.has_conversation);
  if (problem !== null) throw refuse(problem);
  const mayMessage = reader !== null && writingProblem(access, row.is_messaged) === null;
  const profile = {
    ...presentProfile(row, language),
    last_seen: maySeeOnline(access) ? lastSeen(row.active_at, Date.now()) : null,
    may_message: mayMessage,
    game_place: place,
    contact: row.is_contact_shown && !access.i_block && !access.is_self,
  };
  return { profile, isVisitDue: row.is_visit_due };
}

/** Row to reply: the card, and the profile fields beyond it. */
function presentProfile(
  row: ProfilePageRow,
  language: Language,
): Omit<Profile, 'last_seen' | 'may_message' | 'contact' | 'game_place'> {
  return {
    ...presentCard(row, dayOf(new Date())),
    cover: row.cover_photo === null ? null : mediaUrl(row.cover_photo, 'cover'),
    ...biographyFor(language, row),
    biographies: row.biographies,
    seeking: row.seeking,
    height: row.height as Profile['height'],
    weight: row.weight as Profile['weight'],
    children: row.children as Profile['children'],
    income: row.income as Profile['income'],
    orientation: row.orientation as Profile['orientation'],
    purpose: row.purpose as Profile['purpose'],
    horoscope: row.horoscope as Profile['horoscope'],
    vip_expired_at: row.vip_until,
    alike: row.own === null ? [] : similarFields(row.own, row),
  };
}

const day = 86_400_000;

/** When a member was last online, in coarse words for privacy. */
function lastSeen(activeAt: Date, now: number): Profile['last_seen'] {
  const past = now - activeAt.getTime();
  if (past < day) return 'day';
  if (past < 7 * day) return 'week';
  return past < 30 * day ? 'month' : null;
}
