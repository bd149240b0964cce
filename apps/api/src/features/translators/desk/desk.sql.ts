import type { ReturnReason } from '@peonia/contract/translation/translation-desk.ts';
import type { MarkKind } from '@peonia/core/redact.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { StaffQueueRow } from '../../accounts/public.ts';

export interface WaitingRow {
  readonly id: number;
  readonly message_id: number | null;
  readonly source: string;
  readonly target: string;
  readonly words: number;
  readonly characters: number;
  readonly due_at: Date;
  readonly is_taken: boolean;
}

/**
 * Orders a translator may take: their languages, before the deadline, not of an own conversation, not returned before.
 * An idle order is free again.
 */
function offered(order: string): string {
  return `${order}.state in ('waiting', 'taken') and ${order}.due_at > now()
    and exists (select 1 from translator_pair p where p.member_id = :member_id and p.source = split_part(${order}.source, '-', 1) and p.target = ${order}.target)
    and ${order}.payer_id is distinct from :member_id and ${order}.other_id is distinct from :member_id
    and not exists (select 1 from translation_return r where r.order_id = ${order}.id and r.member_id = :member_id)`;
}

const isTaken = "(o.state = 'taken' and o.touched_at > now() - make_interval(mins => :minutes::int))";
const waiting = `o.id, o.message_id, o.source, o.target, o.words, o.characters, o.due_at, ${isTaken} as is_taken`;

export const waitingOrders = statement<
  { member_id: number; minutes: number; most: number },
  WaitingRow & Record<string, unknown>
>(
  'waiting_translations',
  `select ${waiting} from translation_order o where ${offered('o')} and not (o.state = 'taken' and o.translator_id = :member_id) order by o.due_at, o.id limit :most`,
);

export const countWaiting = statement<{ member_id: number; minutes: number }, { waiting: number }>(
  'count_waiting_translations',
  `select count(*) as waiting from translation_order o where ${offered('o')} and not ${isTaken}`,
);

/** Orders that a translator may take, and those they have. */
export const translationQueueState = statement<{ member_id: number; minutes: number }, TranslationQueueRow>(
  'translation_queue_state',
  `select count(*) filter (where not ${isTaken}) as size,
     count(*) filter (where o.state = 'taken' and o.translator_id = :member_id) as mine,
     min(o.ordered_at) filter (where not ${isTaken}) as oldest_at, min(o.due_at) filter (where not ${isTaken}) as due_at
   from translation_order o where ${offered('o')}`,
);

interface TranslationQueueRow extends StaffQueueRow {
  readonly due_at: Date | null;
}

/** Claims an order; of two simultaneous claims the first wins. No row if it is taken or no longer offered. */
export const takeOrder = statement<{ id: number; member_id: number; minutes: number }, { id: number }>(
  'take_translation_order',
  `with free as (select o.id from translation_order o where o.id = :id and ${offered('o')} and not ${isTaken} for update skip locked)
   update translation_order o set state = 'taken', translator_id = :member_id, taken_at = now(), touched_at = now(), redacted = null, originals = null, kinds = null,
     draft = case when o.drafted_by = :member_id then o.draft else '' end, drafted_by = :member_id
   from free where o.id = free.id returning o.id`,
);

export const storeRedacted = statement<{
  id: number;
  redacted: string;
  originals: readonly string[];
  kinds: readonly string[];
}>(
  'keep_redacted_text',
  'update translation_order set redacted = :redacted, originals = :originals::text[], kinds = :kinds::text[] where id = :id',
);

export interface JobRow extends WaitingRow {
  readonly redacted: string;
  readonly kinds: MarkKind[];
  readonly draft: string;
  readonly progress_id: number | null;
  readonly held_until: Date;
}

/** The order that a translator has claimed. */
export const jobInHand = statement<{ member_id: number; minutes: number }, JobRow & Record<string, unknown>>(
  'translation_in_hand',
  `select o.id, o.message_id, o.source, o.target, o.words, o.characters, o.due_at, false as is_taken, coalesce(o.redacted, '') as redacted, coalesce(to_jsonb(o.kinds), '[]') as kinds, o.draft, o.progress_id,
     o.touched_at + make_interval(mins => :minutes::int) as held_until
   from translation_order o where o.translator_id = :member_id and o.state = 'taken' and o.due_at > now()`,
);

export const updateDraft = statement<
  { id: number; member_id: number; draft: string; minutes: number },
  { held_until: Date }
>(
  'keep_translation_draft',
  `update translation_order set draft = :draft, drafted_by = :member_id, touched_at = now()
   where id = :id and translator_id = :member_id and state = 'taken' and due_at > now() returning touched_at + make_interval(mins => :minutes::int) as held_until`,
);

/** Back to the others. */
export const freeOrder = statement<{ id: number; member_id: number }, { id: number }>(
  'free_translation_order',
  `update translation_order set state = 'waiting', translator_id = null, redacted = null, originals = null, kinds = null
   where id = :id and translator_id = :member_id and state = 'taken' returning id`,
);

/** Frees idle orders; the draft is kept for its writer. */
export const freeIdle = statement<{ minutes: number }>(
  'free_idle_translations',
  `update translation_order set state = 'waiting', translator_id = null, redacted = null, originals = null, kinds = null
   where state = 'taken' and touched_at <= now() - make_interval(mins => :minutes::int)`,
);

export const noteReturn = statement<{ id: number; member_id: number; reason: ReturnReason; note: string }>(
  'note_translation_return',
  `insert into translation_return (order_id, member_id, reason, note) values (:id, :member_id, :reason, :note)
   on conflict (order_id, member_id) do update set reason = excluded.reason, note = excluded.note, at = now()`,
);
