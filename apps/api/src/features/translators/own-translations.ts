import { goldFromCents } from '@peonia/core/money.ts';
import { jsonFile, type Eraser, type Exporter } from '../accounts/public.ts';
import { erasePairs, pairsOf } from './language-pair.sql.ts';
import { eraseTranslations, freeHandsOf, translationsOf, workOf } from './own-translations.sql.ts';

export const translatorsEraser: Eraser = {
  feature: 'translators',
  async erase(db, memberId) {
    await freeHandsOf.run(db, { member_id: memberId });
    await eraseTranslations.run(db, { member_id: memberId });
    await erasePairs.run(db, { member_id: memberId });
  },
};

/**
 * Translations that the member paid for, and for a translator what they translate and have translated. The words stand
 * with the messages.
 */
export const translatorsExporter: Exporter = {
  feature: 'translators',
  async *files(db, memberId) {
    const key = { member_id: memberId };
    const ordered = (await translationsOf.all(db, key)).map(({ price, ...order }) => ({
      ...order,
      gold: goldFromCents(price),
    }));
    const [languages, made] = [await pairsOf.all(db, key), await workOf.all(db, key)];
    yield jsonFile(
      'translators/translations.json',
      languages.length + made.length === 0 ? { ordered } : { ordered, languages, made },
    );
  },
};
