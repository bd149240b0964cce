import type { Message } from '@peonia/contract/chat.ts';
import type { MemberCard } from '@peonia/contract/member-card.ts';
import { useSyncExternalStore } from 'react';

/** A message to be translated, or already translated, by a human. */
export interface TranslatorRequest {
  readonly message: Message;
  readonly user: MemberCard;
}

let wanted: TranslatorRequest | null = null;
const listeners = new Set<() => void>();

/** Opens the human translation dialog of a message. */
export function askTranslator(request: TranslatorRequest): void {
  change(request);
}

export function dropTranslatorRequest(): void {
  change(null);
}

/** Current request of the dialog. */
export function useTranslatorRequest(): TranslatorRequest | null {
  return useSyncExternalStore(
    subscribe,
    () => wanted,
    () => null,
  );
}

function change(next: TranslatorRequest | null): void {
  wanted = next;
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
