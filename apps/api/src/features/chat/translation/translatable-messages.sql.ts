import type { Language } from '@peonia/i18n/languages.ts';
import { statement } from '../../../platform/db/statement.ts';
import { mayMeet } from '../../privacy/public.ts';
import { storedTranslation, type Translatable } from '../../translation/public.ts';
import { isKept } from '../messages/message-json.sql.ts';

interface TranslatableRow {
  readonly id: number;
  readonly text: string;
  readonly is_mine: boolean;
  readonly other_id: number;
  readonly other_name: string;
  readonly other_language: Language;
  readonly kept: Translatable['kept'];
}

/** Texts of messages in the reader's conversations, without deleted ones. */
export const translatableRows = statement<
  { reader: number; ids: readonly number[] },
  TranslatableRow & Record<string, unknown>
>(
  'translatable_messages',
  `select m.id, m.content as text, m.sender_id = :reader::bigint as is_mine, own.other_id, a.name as other_name, a.language as other_language, ${storedTranslation('m.id')} as kept
   from message m join thread_member own on own.thread_id = m.thread_id and own.member_id = :reader join active_account a on a.id = own.other_id
   where m.id = any(:ids::bigint[]) and m.content <> '' and m.recalled_at is null and ${isKept({ row: 'm', side: 'own' })} and ${mayMeet({ reader: ':reader', member: 'own.other_id' })}`,
);
