import { jsonFile, type Eraser, type Exporter } from '../accounts/public.ts';
import { eraseShares, sharesOf } from './quota/quota.sql.ts';

/** Translations of messages are deleted with their text; cached ones name nobody. */
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
