import { goldFromCents } from '@peonia/core/money.ts';
import { jsonFile, type Eraser, type Exporter } from '../accounts/public.ts';
import { eraseGifts, giftsGiven, giftsReceived } from './own-gifts.sql.ts';

export const giftsEraser: Eraser = {
  feature: 'gifts',
  async erase(db, memberId) {
    await eraseGifts.run(db, { member_id: memberId });
  },
};

/** The price of a received gift is known to its sender only. */
export const giftsExporter: Exporter = {
  feature: 'gifts',
  async *files(db, memberId) {
    const given = (await giftsGiven.all(db, { member_id: memberId })).map(({ paid, ...gift }) => ({
      ...gift,
      gold: goldFromCents(paid),
    }));
    yield jsonFile('gifts/gifts.json', { given, received: await giftsReceived.all(db, { member_id: memberId }) });
  },
};
