import type { Context } from '../../platform/feature.ts';
import { openSeal } from '../../platform/secrets/open-seal.ts';
import { jsonFile, type Eraser, type Exporter } from '../accounts/public.ts';
import { autoOf, eraseAuto } from './auto/auto.sql.ts';
import { openMethodSeal } from './method/method-seal.ts';
import { currentMethod, eraseMethods } from './method/method.sql.ts';
import { presentPayout } from './request/present-payout.ts';
import { erasePayoutAccounts, payoutsOf } from './request/request.sql.ts';
import { eraseTaxDocuments, taxDocumentsOf } from './tax/tax-document.sql.ts';
import { taxPurpose } from './tax/tax-seal.ts';

const all = { before: Number.MAX_SAFE_INTEGER, most: 10_000 };

/** Exports where the member is paid to, in clear, and their payouts. */
export function payoutsExporter({ config }: Pick<Context, 'config'>): Exporter {
  const seal = openMethodSeal(config.secrets);
  const taxSeal = openSeal(config.secrets, taxPurpose);
  return {
    feature: 'payouts',
    async *files(db, memberId) {
      const current = await currentMethod.first(db, { member_id: memberId });
      const auto = await autoOf.first(db, { member_id: memberId });
      const payouts = await payoutsOf.all(db, { member_id: memberId, ...all });
      yield jsonFile('payouts/method.json', {
        method:
          current === undefined || current.sealed === null
            ? null
            : { ...seal.open(current.sealed), changed_at: current.created_at.toISOString() },
        weekly: auto?.is_on ?? false,
      });
      for (const { sealed, id, member_id: _member, ...document } of await taxDocumentsOf.all(db, {
        member_id: memberId,
      }))
        yield jsonFile(`payouts/tax-${id}.json`, {
          ...document,
          file: sealed === null ? null : taxSeal.open(sealed).toString('base64'),
        });
      yield jsonFile('payouts/payouts.json', {
        payouts: payouts.map((row) => ({
          ...presentPayout(row, seal),
          account: row.sealed === null ? null : seal.open(row.sealed),
        })),
      });
    },
  };
}

export const payoutsEraser: Eraser = {
  feature: 'payouts',
  async erase(db, memberId) {
    await eraseMethods.run(db, { member_id: memberId });
    await erasePayoutAccounts.run(db, { member_id: memberId });
    await eraseTaxDocuments.run(db, { member_id: memberId });
    await eraseAuto.run(db, { member_id: memberId });
  },
};
