import type { PriceValues } from '@peonia/contract/money/price-rules.ts';
import { statement } from '../../platform/db/statement.ts';
import type { StaffQueueRow } from '../accounts/public.ts';

type StoredState = 'draft' | 'waiting' | 'approved' | 'refused' | 'cancelled';

export interface PriceListHead extends Record<string, unknown> {
  readonly id: number;
  readonly state: StoredState;
  /** Null: from its approval. */
  readonly valid_from: Date | null;
  /** Its time has come. */
  readonly has_begun: boolean;
  /** It is the newest of those whose time has come. */
  readonly is_running: boolean;
  readonly reason: string;
  readonly author_id: number | null;
  readonly changed_at: Date;
}

export interface PriceListRecord extends PriceListHead {
  readonly price_values: Partial<PriceValues>;
  readonly decided_by: number | null;
  readonly decided_at: Date | null;
  readonly decision: string | null;
}

const head = `p.id, p.state, p.valid_from, p.reason, p.author_id, p.changed_at,
  p.state = 'approved' and p.valid_from <= now() as has_begun,
  p.state = 'approved' and p.valid_from = (
    select max(r.valid_from) from price_list r where r.state = 'approved' and r.valid_from <= now()) as is_running`;
const whole = `${head}, p.price_values, p.decided_by, p.decided_at, p.decision`;

/** What is charged now; each process reads it every two seconds. No row before the first list is in force. */
export const runningList = statement<object, { id: number; price_values: Partial<PriceValues> }>(
  'running_price_list',
  `select id, price_values from price_list where state = 'approved' and valid_from <= now()
   order by valid_from desc limit 1`,
);

export const listPriceRows = statement<{ states: readonly StoredState[]; before: number; most: number }, PriceListHead>(
  'list_price_lists',
  `select ${head} from price_list p where p.state = any(:states::text[]) and p.id < :before
   order by p.id desc limit :most::integer`,
);

/** Lists in force or past. */
export const listBegunRows = statement<{ before: number; most: number }, PriceListHead>(
  'list_begun_price_lists',
  `select ${head} from price_list p where p.state = 'approved' and p.valid_from <= now() and p.id < :before
   order by p.id desc limit :most::integer`,
);

export const listOpenRows = statement<{ before: number; most: number }, PriceListHead>(
  'list_open_price_lists',
  `select ${head} from price_list p
   where (p.state in ('draft', 'waiting') or p.state = 'approved' and p.valid_from > now()) and p.id < :before
   order by p.id desc limit :most::integer`,
);

export const readPriceRow = statement<{ id: number }, PriceListRecord>(
  'read_price_list',
  `select ${whole} from price_list p where p.id = :id`,
);

/** Serialises all changes of price lists, and locks this one. */
export const lockPriceRow = statement<{ id: number }, PriceListRecord>(
  'lock_price_list',
  `with held as (select pg_advisory_xact_lock(hashtextextended('price_list', 0)))
   select ${whole} from held, price_list p where p.id = :id for update of p`,
);

/** The list that this one follows. One that is not approved yet begins now at the earliest. */
export const listBefore = statement<
  { id: number; valid_from: Date | null; approved: boolean },
  { id: number; price_values: Partial<PriceValues> }
>(
  'price_list_before',
  `select id, price_values from price_list
   where state = 'approved' and id <> :id and valid_from < case when :approved::boolean then :valid_from::timestamptz
     else greatest(coalesce(:valid_from::timestamptz, now()), now()) end
   order by valid_from desc limit 1`,
);

export const insertPriceList = statement<
  { client_id: string; values: string; valid_from: Date | null; reason: string; author_id: number },
  { id: number }
>(
  'insert_price_list',
  `insert into price_list (client_id, price_values, valid_from, reason, author_id)
   values (:client_id, :values::jsonb, :valid_from::timestamptz, :reason, :author_id)
   on conflict (author_id, client_id) do nothing returning id`,
);

export const draftByClientId = statement<{ client_id: string; author_id: number }, { id: number }>(
  'price_draft_by_client_id',
  'select id from price_list where client_id = :client_id and author_id = :author_id',
);

export const updatePriceDraft = statement<{ id: number; values: string; valid_from: Date | null; reason: string }>(
  'update_price_draft',
  `update price_list set price_values = :values::jsonb, valid_from = :valid_from::timestamptz, reason = :reason,
     changed_at = clock_timestamp() where id = :id and state = 'draft'`,
);

export const movePriceList = statement<{ id: number; state: StoredState }>(
  'move_price_list',
  `update price_list set state = :state, decided_by = null, decided_at = null, decision = null,
     changed_at = clock_timestamp() where id = :id`,
);

export const endPriceList = statement<{
  id: number;
  state: 'refused' | 'cancelled';
  decided_by: number;
  decision: string;
}>(
  'end_price_list',
  `update price_list set state = :state, decided_by = :decided_by, decided_at = now(), decision = :decision,
     changed_at = clock_timestamp() where id = :id`,
);

/** A time that has passed while the list waited becomes now: nothing is charged backwards. */
export const approvePriceList = statement<{ id: number; decided_by: number; decision: string }>(
  'approve_price_list',
  `update price_list set state = 'approved', valid_from = greatest(coalesce(valid_from, now()), now()),
     decided_by = :decided_by, decided_at = now(), decision = :decision, changed_at = clock_timestamp()
   where id = :id`,
);

export const isTimeTaken = statement<{ id: number; valid_from: Date | null }, { taken: boolean }>(
  'is_price_time_taken',
  `select exists (select 1 from price_list where state = 'approved' and id <> :id
     and valid_from = greatest(coalesce(:valid_from::timestamptz, now()), now())) as taken`,
);

/** Lists that wait for a second person; `mine` counts those of the reader. */
export const priceQueueState = statement<{ staff_id: number }, StaffQueueRow>(
  'price_queue_state',
  `select count(*) as size, count(*) filter (where author_id = :staff_id) as mine, min(changed_at) as oldest_at
   from price_list where state = 'waiting'`,
);

export const forgetPriceStaff = statement<{ member_id: number }>(
  'forget_price_staff',
  `update price_list set author_id = nullif(author_id, :member_id), decided_by = nullif(decided_by, :member_id)
   where author_id = :member_id or decided_by = :member_id`,
);

export const priceListsOf = statement<
  { member_id: number },
  { id: number; state: StoredState; reason: string | null; decision: string | null; created_at: Date }
>(
  'price_lists_of_member',
  `select id, state, case when author_id = :member_id then reason end as reason,
     case when decided_by = :member_id then decision end as decision, created_at
   from price_list where author_id = :member_id or decided_by = :member_id order by id limit 1000`,
);
