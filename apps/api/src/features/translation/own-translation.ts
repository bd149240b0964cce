import { jsonFile, type Eraser, type Exporter } from '../accounts/public.ts';
import { eraseShares, sharesOf } from './quota/quota.sql.ts';

/** What is kept with messages goes with their words; what is kept of texts for all members names nobody. */
export const translationEraser: Eraser = {
  feature: 'translation',
  async erase(db, memberId) {
    await eraseShares.run(db, { member_id: memberId });
  },
};

export const translationExporter: Exporter = {
  feature: 'translation',
  async *files(db, memberId) {
    yield jsonFile('translation/characters.json', await sharesOf.all(db, { member_id: memberId }));
  },
};
