import { readSpoken } from '../profiles/public.ts';
import type { Source } from '../translation/public.ts';
import { visibleCards } from './orders/order.sql.ts';

/** Words on the cards of gifts by order, for the two sides of it. */
export const translatableCards: Source = async ({ db, caller }, ids) => {
  const rows = await visibleCards.all(db, { reader: caller.id, ids });
  const senders = rows.flatMap(({ sender_id }) => sender_id ?? []);
  const spoken = new Map(
    (await readSpoken.all(db, { ids: senders })).map(({ member_id, languages }) => [member_id, languages]),
  );
  return new Map(
    rows.map(({ id, card, sender_id }) => [
      id,
      { text: card, likely: spoken.get(sender_id ?? 0) ?? [], names: [], reader: null, kept: null },
    ]),
  );
};
