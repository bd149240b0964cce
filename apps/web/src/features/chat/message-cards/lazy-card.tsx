import type { Message } from '@peonia/contract/chat/chat.ts';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import type { CardProps } from './card-props.ts';
import * as css from '../bubbles/bubbles.module.css';

const cardPart = lazyPart(
  async () => (await import('./message-card.tsx')).MessageCard,
  'chat.message-cards',
  'media.voice',
  'transcripts',
);

/**
 * Card of a gift, voice message, paid file, question or call. Its code loads with the first conversation that has one.
 */
export function LazyCard(props: CardProps) {
  const Card = cardPart.use(true);
  return Card === null ? <span className={css.cardComing} /> : <Card {...props} />;
}

/** Preloads the card code where one of the messages needs it, so that no message changes its height on the screen. */
export async function preloadCards(messages: readonly Message[]): Promise<void> {
  const isLazyKind = ({ message_type: type }: Message) => type !== 'text' && type !== 'sayhi' && type !== 'photo';
  if (messages.some(isLazyKind)) await cardPart.prefetch();
}
