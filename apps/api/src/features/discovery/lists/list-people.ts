import type { listBirthday, listLatest, ListedCard, ListReason } from '@peonia/contract/discovery/discovery.ts';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Call } from '../../../platform/http/call.ts';
import type { NumberSeal } from '../../../platform/secrets/number-seal.ts';
import { cardFrom, readMatchPreferences, type Cards } from '../../profiles/public.ts';
import type { ListFilters } from './filtered-people.sql.ts';
import { readFiltered, readListFilters, type FilteredOrder } from './list-filtered.ts';
import { listPreferencesOf } from './list-preferences.ts';
import {
  birthdayPeople,
  landingSample,
  type ListedCardRow,
  type ListedRow,
  type PeopleList,
  type PeoplePages,
} from './people.sql.ts';
import {
  birthdayKey,
  dayOfKey,
  daySpan,
  isBirthdayToday,
  isDayOfYear,
  rangeColumns,
  upcomingBirthdays,
} from './upcoming-birthdays.ts';

type Listing = Call<typeof listLatest>;
type BirthdayListing = Call<typeof listBirthday>;
interface People<C = ListedCard> {
  items: C[];
  max_id: number;
}
interface Context {
  readonly cards: Cards;
  readonly limits: Limits;
}

/** A list as statements, without and with filters, and the reason shown on its cards. */
interface PeopleOrder {
  readonly page: PeoplePages;
  readonly filtered: FilteredOrder;
  readonly reason?: ListReason;
}

/** `has_gender`: the reader has stated whom they seek. */
type Row = ListedRow & { readonly has_gender: boolean };
interface Person {
  readonly row: Row;
  readonly card: MemberCard | undefined;
}

/** People of a page; `edge` is where a list with filters goes on before its page is full. */
interface Found {
  readonly people: readonly Person[];
  readonly edge: number | null;
}

/**
 * A page of a list: one statement without filters for readers who seek a gender, and for guests. `max_id` -1 ends the
 * list.
 */
export async function listPeople(call: Listing, order: PeopleOrder, context: Context): Promise<People> {
  const own = order.reason === undefined ? [] : [order.reason];
  const filters = readListFilters(call, context.limits, new Date());
  const page = pageOf(call, context);
  const found =
    filters === null
      ? { people: (await order.page.all(call.db, page)).map(withCard), edge: null }
      : await listFiltered(call, order.filtered, { ...page, ...filters }, context);
  return present(found, context, () => own);
}

/** Members with upcoming birthdays. A card only tells whether the birthday is today. */
export async function listBirthdays(
  call: BirthdayListing,
  context: Context & { readonly cursors: NumberSeal },
  now = new Date(),
): Promise<People> {
  const { before: _, ...page } = pageOf(call, context);
  const before = birthdayCursor(call, context.cursors, now);
  const ranges = rangeColumns(upcomingBirthdays(now, call.query.days ?? context.limits.birthday_days, before));
  const rows = await birthdayPeople.all(call.db, { ...page, ...ranges });
  return present(
    { people: rows.map(withCard), edge: null },
    context,
    ({ key }) => [isBirthdayToday(key, now) ? 'birthday_today' : 'birthday_soon'],
    ({ key }) => context.cursors.seal(dayOfKey(key) * daySpan + (key % daySpan)),
  );
}

/** The key behind which the page starts: day and list number of the last member, sealed, since they tell a birthday. */
function birthdayCursor({ query: { max_id } }: BirthdayListing, cursors: NumberSeal, now: Date): number | undefined {
  if (max_id === undefined) return undefined;
  const last = max_id < 0 ? undefined : cursors.open(max_id).find((key) => isDayOfYear(Math.floor(key / daySpan)));
  return last === undefined ? 0 : birthdayKey(Math.floor(last / daySpan), last % daySpan, now);
}

/** One more than a page, to know whether another page follows. */
function pageOf({ caller, language, query }: Listing | BirthdayListing, { limits }: Context): PeopleList {
  return {
    reader: caller?.id ?? null,
    reader_vip: caller?.vip ?? false,
    language,
    before: query.max_id ?? Number.MAX_SAFE_INTEGER,
    most: limits.people_page + 1,
  };
}

function withCard(row: ListedCardRow): Person {
  return { row, card: cardFrom(row.card) };
}

async function listFiltered(
  { db, caller, language }: Listing,
  order: FilteredOrder,
  page: PeopleList & ListFilters,
  { cards, limits }: Context,
): Promise<Found> {
  const preferences = listPreferencesOf(
    caller === null ? undefined : await readMatchPreferences.first(db, { member_id: caller.id }),
  );
  const { rows, edge } = await readFiltered(db, order, { ...page, ...preferences }, limits.list_filter_reach);
  const shown = await cards.hydrate(
    db,
    caller,
    rows.map(({ member_id }) => member_id),
    language,
  );
  const has_gender = preferences.gender !== null;
  return { people: rows.map((row) => ({ row: { ...row, has_gender }, card: shown.get(row.member_id) })), edge };
}

function present(
  { people, edge }: Found,
  { limits }: Context,
  own: (row: Row) => readonly ListReason[],
  cursorOf: (row: Row) => number = ({ key }) => key,
): People {
  const shown = people.slice(0, limits.people_page);
  const last = shown.at(-1);
  return {
    items: shown.flatMap(({ row, card }) =>
      card === undefined ? [] : [Object.assign(card, { reasons: reasonsOf(row, own(row)) })],
    ),
    max_id: people.length > shown.length && last !== undefined ? cursorOf(last.row) : (edge ?? -1),
  };
}

/** The reasons of a list and those of the member. `fit` requires that both have stated whom they seek. */
function reasonsOf(row: Row, own: readonly ListReason[]): ListReason[] {
  const reasons = [...own];
  if (row.has_gender && row.seeks_reader) reasons.push('fit');
  if (row.is_new === true) reasons.push('new');
  if (row.is_active === true) reasons.push('active');
  if (row.is_complete === true) reasons.push('complete');
  return reasons;
}

const hourMs = 3_600_000;
/** The golden ratio: consecutive hours start at distant positions of the list. */
const stride = 0.618_033_988_75;

/** Sample of public members with a photo for the landing page: one page that changes every hour. */
export async function listLandingSample(
  call: Listing,
  context: Context,
  now = Date.now(),
): Promise<People<MemberCard>> {
  if (call.query.max_id !== undefined) return { items: [], max_id: -1 };
  const position = (Math.floor(now / hourMs) * stride) % 1;
  const { before: _, ...page } = pageOf(call, context);
  const rows = await landingSample.all(call.db, { ...page, position, most: context.limits.people_page });
  return { items: rows.flatMap(({ card }) => cardFrom(card) ?? []), max_id: -1 };
}
