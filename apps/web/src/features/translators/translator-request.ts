import type { Message } from '@peonia/contract/chat/chat.ts';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { overlay } from '../../platform/prompts/overlay.ts';

/** A message to be translated, or already translated, by a human. */
export interface TranslatorRequest {
  readonly message: Message;
  readonly user: MemberCard;
}

const dialog = overlay<TranslatorRequest>();

/** Opens the human translation dialog of a message. */
export function askTranslator(request: TranslatorRequest): void {
  dialog.ask(request);
}

export function dropTranslatorRequest(): void {
  dialog.drop();
}

/** Current request of the dialog. */
export function useTranslatorRequest(): TranslatorRequest | null {
  return dialog.use();
}
