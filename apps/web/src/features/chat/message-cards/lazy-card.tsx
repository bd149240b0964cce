import type { Message } from '@peonia/contract/chat.ts';
import { openCatalogues } from '../../../platform/language.tsx';
import { fetchAhead, useLoaded } from '../../../platform/use-loaded.ts';
import type { CardProps } from './card-props.ts';
import * as css from '../bubbles/bubbles.module.css';

async function loadCard() {
  const [{ MessageCard }] = await Promise.all([
    import('./message-card.tsx'),
    openCatalogues('chat.message-cards', 'media.voice'),
  ]);
  return MessageCard;
}

/** Card of a gift, voice message, paid file, question or call. Its code loads with the first conversation that has one. */
export function LazyCard(props: CardProps) {
  const Card = useLoaded(true, loadCard, () => {});
  return Card === null ? <span className={css.cardComing} /> : <Card {...props} />;
}

/** Preloads the card code where one of the messages needs it, so that no message changes its height on the screen. */
export async function preloadCards(messages: readonly Message[]): Promise<void> {
  const isLazyKind = ({ message_type: type }: Message) => type !== 'text' && type !== 'sayhi' && type !== 'photo';
  if (messages.some(isLazyKind)) await fetchAhead(loadCard);
}
