import type { Message } from '@peonia/contract/chat.ts';
import { openCatalogues } from '../../../platform/language.tsx';
import { fetchAhead, useLoaded } from '../../../platform/use-loaded.ts';
import type { CardProps } from './card-props.ts';

async function loadCard() {
  const [{ RareCard }] = await Promise.all([
    import('../rare/rare-card.tsx'),
    openCatalogues('chat.rare', 'media.voice'),
  ]);
  return RareCard;
}

/**
 * A gift, a voice, a file for sale, a question or a call: what draws them comes with the first conversation that has
 * one.
 */
export function LateCard(props: CardProps) {
  const Card = useLoaded(true, loadCard, () => {});
  return Card === null ? <span className="card-coming" /> : <Card {...props} />;
}

/** Has what draws these messages here before they are shown, so that none of them grows on the screen. */
export async function bringCards(messages: readonly Message[]): Promise<void> {
  const isRare = ({ message_type: type }: Message) => type !== 'text' && type !== 'sayhi' && type !== 'photo';
  if (messages.some(isRare)) await fetchAhead(loadCard);
}
