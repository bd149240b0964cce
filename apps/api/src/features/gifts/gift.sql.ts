import type { Gift } from '@peonia/contract/gifts.ts';
import { purgeStatement } from '../../platform/db/purge-in-batches.ts';
import { hotRead, statement } from '../../platform/db/statement.ts';

interface GiftRow {
  readonly id: number;
  readonly category: Exclude<Gift['category'], 'all'>;
  readonly name: string;
  /** Hundredths of gold. */
  readonly price: number;
  readonly src: string;
  readonly hit: number;
}

/** URL of a gift's image, from a row of `gift`. Uploaded ones have an ending in their name. */
export function pictureOf(gift: string): string {
  return `case when ${gift}.picture like '%.webp' then '/catalogue/' || ${gift}.picture else '/gifts/' || ${gift}.picture || '.svg' end`;
}

/**
 * The catalogue in the reader's language: those with a place, then most sent first. `used`: free gifts that the reader
 * gave today.
 */
export const listGiftRows = hotRead<
  { language: string; category: string | null; reader: number | null },
  GiftRow & { used: number } & Record<string, unknown>
>(
  'list_gifts',
  `select g.id, g.category, n.name, g.price, ${pictureOf('g')} as src, g.hit,
     coalesce((select f.used from free_gift_usage f where f.member_id = :reader::bigint and f.day = (now() at time zone 'UTC')::date), 0) as used
   from gift g join gift_name n on n.gift_id = g.id and n.language = :language
   where g.is_offered and (:category::text is null or g.category = :category::text)
   order by g.position, g.hit desc, g.id`,
);

interface TakenGift {
  /** Hundredths of gold. */
  readonly price: number;
  /** One of the day's free gifts. */
  readonly is_free: boolean;
  /** Null where the sender has used the client id before. */
  readonly id: number | null;
}

/**
 * Takes an offered gift: one of the day's free ones while `most` leaves any, else for its price. Returns no row for
 * another gift. Locks the counter of free gifts.
 */
export const takeGift = statement<
  { sender_id: number; receiver_id: number; gift_id: number; client_id: string; most: number },
  TakenGift & Record<string, unknown>
>(
  'take_gift',
  `with offered as materialized (
     select id, price from gift where id = :gift_id and is_offered
   ), free as (
     insert into free_gift_usage (member_id, day, used)
     select :sender_id::bigint, (now() at time zone 'UTC')::date, 1 from offered where :most::int > 0
     on conflict (member_id, day) do update set used = free_gift_usage.used + 1 where free_gift_usage.used < :most::int
     returning used
   ), sent as (
     insert into gift_sent (sender_id, receiver_id, gift_id, client_id, price, paid)
     select :sender_id::bigint, :receiver_id::bigint, id, :client_id, price, case when exists (select 1 from free) then 0 else price end from offered
     on conflict on constraint gift_sent_client do nothing returning id
   )
   select price, exists (select 1 from free) as is_free, (select id from sent) as id from offered`,
);

/**
 * SQL of a message's gift in the reader's language; the price is included for the sender only. `sent` is the id column,
 * which may be null.
 */
export function sentGift({ sent, reader, language }: { sent: string; reader: string; language: string }): string {
  return `case when ${sent} is not null then sent_gift(${sent}, ${reader}::bigint, ${language}::text) end`;
}

/** Free-gift counters of past days. */
export const purgeFreeGifts = purgeStatement(
  'purge_free_gifts',
  'free_gift_usage',
  "day < (now() at time zone 'UTC')::date",
);

/** Recounts how often each gift was sent in the last `days`. */
export const updateGiftPopularity = statement<{ days: number }>(
  'update_gift_popularity',
  `with sent as (
     select gift_id, count(*) as hit from gift_sent where sent_at > now() - make_interval(days => :days::int) group by gift_id
   )
   update gift g set hit = counted.hit from (select all_gifts.id, coalesce(sent.hit, 0) as hit from gift all_gifts left join sent on sent.gift_id = all_gifts.id) counted
   where g.id = counted.id and g.hit <> counted.hit`,
);

interface ReceivedGift extends Record<string, unknown> {
  readonly id: number;
  readonly sender_id: number;
  readonly client_id: string;
  readonly name: string;
}

/** Gifts that a member received, by their numbers. */
export const receivedGifts = statement<{ receiver_id: number; ids: number[]; language: string }, ReceivedGift>(
  'received_gifts_by_id',
  `select s.id, s.sender_id, s.client_id, n.name
   from gift_sent s join gift_name n on n.gift_id = s.gift_id and n.language = :language
   where s.id = any(:ids::bigint[]) and s.receiver_id = :receiver_id`,
);
