import type { listLatest, ListedCard, ListReason } from '@peonia/contract/discovery/discovery.ts';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Statement } from '../../../platform/db/statement.ts';
import type { Call } from '../../../platform/http/call.ts';
import { readMatchPreferences, type Cards } from '../../profiles/public.ts';
import { readFiltered, readListFilters, type FilteredOrder } from './list-filtered.ts';
import { listPreferencesOf, type ListPreferences } from './list-preferences.ts';
import {
  birthDayOf,
  birthdaysOfAll,
  birthdaysOfGender,
  landingSample,
  type ListedRow,
  type PeoplePage,
  type PersonRow,
} from './people.sql.ts';
import { birthdayKey, daySpan, isBirthdayToday, rangeColumns, upcomingBirthdays } from './upcoming-birthdays.ts';

type Listing = Call<typeof listLatest>;
interface People<C = ListedCard> {
  items: C[];
  max_id: number;
}
interface Context {
  readonly cards: Cards;
  readonly limits: Limits;
}

/** A list as two statements, with and without a gender filter, and the reason shown on its cards. */
export interface PeopleOrder {
  readonly ofGender: Statement<PeoplePage, ListedRow>;
  readonly ofAll: Statement<PeoplePage, ListedRow>;
  readonly filtered: FilteredOrder;
  readonly reason?: ListReason;
}

/** Rows of a page; `edge` is where a list with filters goes on before its page is full. */
interface Found {
  readonly rows: ListedRow[];
  readonly edge: number | null;
}

/** A page of a list: ids in list order, then their cards with reasons. `max_id` -1 ends the list. */
export async function listPeople(call: Listing, order: PeopleOrder, context: Context): Promise<People> {
  const own = order.reason === undefined ? [] : [order.reason];
  const filters = readListFilters(call, context.limits, new Date());
  return readPage(
    call,
    context,
    async ({ gender }, page) =>
      filters === null
        ? { rows: await (gender === null ? order.ofAll : order.ofGender).all(call.db, page), edge: null }
        : readFiltered(call, order.filtered, { ...page, ...filters }, context.limits.list_filter_reach),
    () => own,
  );
}

/** Members with upcoming birthdays. A card only tells whether the birthday is today. */
export async function listBirthdays(call: Listing, context: Context, now = new Date()): Promise<People> {
  return readPage(
    call,
    context,
    async ({ gender }, { before: _, ...page }) => {
      const before = await birthdayCursor(call, now);
      const rows = await (gender === null ? birthdaysOfAll : birthdaysOfGender).all(call.db, {
        ...page,
        ...rangeColumns(upcomingBirthdays(now, context.limits.birthday_days, before)),
      });
      return { rows, edge: null };
    },
    ({ key }) => [isBirthdayToday(key, now) ? 'birthday_today' : 'birthday_soon'],
    ({ key }) => key % daySpan,
  );
}

/** The key behind which the page starts. A list number that is gone ends the list. */
async function birthdayCursor({ db, query: { max_id } }: Listing, now: Date): Promise<number | undefined> {
  if (max_id === undefined) return undefined;
  const last = await birthDayOf.first(db, { listed_no: max_id });
  return last === undefined ? 0 : birthdayKey(last.birth_day, max_id, now);
}

async function readPage(
  call: Listing,
  { cards, limits }: Context,
  read: (preferences: ListPreferences, page: PeoplePage) => Promise<Found>,
  own: (row: ListedRow) => readonly ListReason[],
  cursorOf: (row: ListedRow) => number = ({ key }) => key,
): Promise<People> {
  const preferences = await readListPreferences(call);
  // One more than a page, to know whether another page follows.
  const { rows, edge } = await read(preferences, {
    ...readerOf(call),
    ...preferences,
    before: call.query.max_id ?? Number.MAX_SAFE_INTEGER,
    most: limits.people_page + 1,
  });
  const shown = rows.slice(0, limits.people_page);
  const last = shown.at(-1);
  const reasons = new Map(shown.map((row) => [row.member_id, [...own(row), ...reasonsOf(row, preferences)]]));
  const items = await cardsOf(call, cards, shown);
  return {
    items: items.map((card) => ({ ...card, reasons: reasons.get(card.user_id) ?? [] })),
    max_id: rows.length > shown.length && last !== undefined ? cursorOf(last) : (edge ?? -1),
  };
}

/** Further reasons of a list. `fit` requires that both have stated whom they seek. */
function reasonsOf(row: ListedRow, preferences: ListPreferences): ListReason[] {
  const so = {
    fit: preferences.gender !== null && row.seeks_reader,
    new: row.is_new,
    active: row.is_active,
    complete: row.is_complete,
  };
  return (['fit', 'new', 'active', 'complete'] as const).filter((reason) => so[reason] === true);
}

const hourMs = 3_600_000;
/** The golden ratio: consecutive hours start at distant positions of the list. */
const stride = 0.618_033_988_75;

/** Sample of public members with a photo for the landing page: one page that changes every hour. */
export async function listLandingSample(
  call: Listing,
  { cards, limits }: Context,
  now = Date.now(),
): Promise<People<MemberCard>> {
  const { reader_is } = await readListPreferences(call);
  const position = (Math.floor(now / hourMs) * stride) % 1;
  const rows =
    call.query.max_id === undefined
      ? await landingSample.all(call.db, { ...readerOf(call), reader_is, position, most: limits.people_page })
      : [];
  return { items: await cardsOf(call, cards, rows), max_id: -1 };
}

async function readListPreferences({ db, caller }: Listing): Promise<ListPreferences> {
  return listPreferencesOf(
    caller === null ? undefined : await readMatchPreferences.first(db, { member_id: caller.id }),
  );
}

function readerOf({ caller }: Listing): { reader: number | null; reader_vip: boolean } {
  return { reader: caller?.id ?? null, reader_vip: caller?.vip ?? false };
}

function cardsOf({ db, caller, language }: Listing, cards: Cards, rows: readonly PersonRow[]): Promise<MemberCard[]> {
  return cards.list(
    db,
    caller,
    rows.map(({ member_id }) => member_id),
    language,
  );
}
