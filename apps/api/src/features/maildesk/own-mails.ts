import type { getOwnMailState as endpoint, OwnMailState } from '@peonia/contract/operation/maildesk.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Context } from '../../platform/feature.ts';
import type { Call } from '../../platform/http/call.ts';
import { emailOf, jsonFile, type Eraser, type Exporter } from '../accounts/public.ts';
import { hashAddress, openAddress } from './address-key.ts';
import { deliveriesOf, eraseDeliveries } from './delivery/delivery.sql.ts';
import { eraseSuppressions, suppressionsOf, suppressionsOfAddress } from './suppression/suppression.sql.ts';

/** What became of mail to the caller's present address. */
export async function getOwnMailState(
  { db, caller }: Call<typeof endpoint>,
  { hashSecret }: Pick<Config, 'hashSecret'>,
): Promise<OwnMailState> {
  const email = await emailOf(db, caller.id);
  if (email === null) return { bounced_at: null, complained_at: null };
  const rows = await suppressionsOfAddress.all(db, { recipient_hash: hashAddress(email, hashSecret) });
  const at = (reason: string) => rows.find((row) => row.reason === reason)?.created_at.toISOString() ?? null;
  return { bounced_at: at('bounce'), complained_at: at('complaint') };
}

export const maildeskEraser: Eraser = {
  feature: 'maildesk',
  async erase(db, memberId) {
    await eraseDeliveries.run(db, { member_id: memberId });
    await eraseSuppressions.run(db, { member_id: memberId });
  },
};

export function maildeskExporter({ config }: Context): Exporter {
  return {
    feature: 'maildesk',
    async *files(db, memberId) {
      yield jsonFile('mails/deliveries.json', await deliveriesOf.all(db, { member_id: memberId }));
      const suppressed = await suppressionsOf.all(db, { member_id: memberId });
      yield jsonFile(
        'mails/addresses-without-mail.json',
        suppressed.map(({ sealed, ...row }) => ({ ...row, address: openAddress(sealed, config.secrets) })),
      );
    },
  };
}
