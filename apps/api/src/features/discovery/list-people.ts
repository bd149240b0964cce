import type { listLatest, RecommendedCard, RecommendReason } from '@peonia/contract/discovery.ts';
import type { Limits } from '@peonia/contract/limits.ts';
import type { MemberCard } from '@peonia/contract/member-card.ts';
import type { Statement } from '../../platform/db/statement.ts';
import type { Call } from '../../platform/http/call.ts';
import { readTaste, type Cards } from '../profiles/public.ts';
import { birthdaysAhead } from './birthdays-ahead.ts';
import { fitOf, type Fit } from './fit.ts';
import { birthdaysOfAll, birthdaysOfGender, frontSample, recommendedOfAll, recommendedOfGender, type PeoplePage, type PersonRow, type RecommendedRow } from './people.sql.ts';

type Listing = Call<typeof listLatest>;
interface People {
  items: MemberCard[];
  max_id: number;
}
interface Parts {
  readonly cards: Cards;
  readonly limits: Limits;
}

/** A list as its two statements: with a gender sought, and without. */
export interface PeopleOrder {
  readonly ofGender: Statement<PeoplePage, PersonRow>;
  readonly ofAll: Statement<PeoplePage, PersonRow>;
}

/** A page of people: ids in the order of the list, then their cards. -1 ends the list. */
export async function listPeople(call: Listing, order: PeopleOrder, { cards, limits }: Parts): Promise<People> {
  const { shown, max_id } = await readPage(call, limits, (fit, page) => (fit.gender === null ? order.ofAll : order.ofGender).all(call.db, page));
  return { items: await cardsOf(call, cards, shown), max_id };
}

/** The same, and each card says why it is there. */
export async function listRecommended(call: Listing, { cards, limits }: Parts): Promise<{ items: RecommendedCard[]; max_id: number }> {
  const { fit, shown, max_id } = await readPage(call, limits, ({ gender }, page) => (gender === null ? recommendedOfAll : recommendedOfGender).all(call.db, page));
  const rows = new Map(shown.map((row) => [row.member_id, row]));
  const items = await cardsOf(call, cards, shown);
  return { items: items.map((card) => ({ ...card, reasons: reasonsOf(rows.get(card.user_id), fit) })), max_id };
}

/** Whose birthday is next. */
export async function listBirthdays(call: Listing, { cards, limits }: Parts, now = new Date()): Promise<People> {
  const ahead = birthdaysAhead(now, limits.birthday_days);
  const { shown, max_id } = await readPage(call, limits, ({ gender }, page) => (gender === null ? birthdaysOfAll : birthdaysOfGender).all(call.db, { ...page, ...ahead }));
  return { items: await cardsOf(call, cards, shown), max_id };
}

async function readPage<R extends PersonRow>(call: Listing, limits: Limits, read: (fit: Fit, page: PeoplePage) => Promise<R[]>): Promise<{ fit: Fit; shown: R[]; max_id: number }> {
  const fit = await readFit(call);
  // One more than the page tells whether there is another.
  const rows = await read(fit, { ...readerOf(call), ...fit, before: call.query.max_id ?? Number.MAX_SAFE_INTEGER, most: limits.people_page + 1 });
  const shown = rows.slice(0, limits.people_page);
  return { fit, shown, max_id: rows.length > shown.length ? (shown.at(-1)?.key ?? -1) : -1 };
}

function reasonsOf(row: RecommendedRow | undefined, fit: Fit): RecommendReason[] {
  const so = { fit: fit.gender !== null, new: row?.is_new, active: row?.is_active, complete: row?.is_complete };
  return (['fit', 'new', 'active', 'complete'] as const).filter((reason) => so[reason] === true);
}

const hourMs = 3_600_000;
/** The golden section: hours that follow each other begin far from each other in the list. */
const stride = 0.618_033_988_75;

/** The landing page's sample of public members with a photo. It changes every hour and is one page. */
export async function listFront(call: Listing, { cards, limits }: Parts, now = Date.now()): Promise<People> {
  const { reader_is } = await readFit(call);
  const turn = (Math.floor(now / hourMs) * stride) % 1;
  const rows = call.query.max_id === undefined ? await frontSample.all(call.db, { ...readerOf(call), reader_is, turn, most: limits.people_page }) : [];
  return { items: await cardsOf(call, cards, rows), max_id: -1 };
}

async function readFit({ db, caller }: Listing): Promise<Fit> {
  return fitOf(caller === null ? undefined : await readTaste.first(db, { member_id: caller.id }));
}

function readerOf({ caller }: Listing): { reader: number | null; reader_vip: boolean } {
  return { reader: caller?.id ?? null, reader_vip: caller?.vip ?? false };
}

function cardsOf({ db, caller, language }: Listing, cards: Cards, rows: readonly PersonRow[]): Promise<MemberCard[]> {
  return cards.list(db, caller, rows.map(({ member_id }) => member_id), language);
}
