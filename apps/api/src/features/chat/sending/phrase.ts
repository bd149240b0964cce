import type { Db } from '../../../platform/db/statement.ts';
import { maybeSuggestion, suggestionOf, type Phrase } from '../../suggestions/public.ts';
import type { Templates } from '../templates/open-templates.ts';
import type { DeliverContext, Outgoing } from './outgoing-message.ts';

/** True if the text may be a curated one, which the fast path does not store. */
export function maybePhrase(text: string, templates: Templates): boolean {
  return templates.find(text) !== undefined || maybeSuggestion(text);
}

interface SentPhrase extends Pick<Outgoing, 'kind' | 'receiver' | 'language'> {
  readonly text: string;
  readonly writer: number;
}

/** The curated text that a message was sent with, unchanged. Null for the writer's own words. */
export async function phraseOf(
  db: Db,
  { kind, text, writer, receiver, language }: SentPhrase,
  { mentions, templates }: Pick<DeliverContext, 'mentions' | 'templates'>,
): Promise<Phrase | null> {
  if (kind !== 'text' && kind !== 'sayhi') return null;
  return templates.find(text) ?? (await suggestionOf(db, { text, writer, receiver, own: language }, mentions));
}
