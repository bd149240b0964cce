import type { Language } from '@peonia/i18n/languages.ts';
import { countryOfAddress } from '../../../platform/country/country-of-address.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { ClientHint } from '../../../platform/http/call.ts';
import { enqueueAccountNotification } from '../account-notifications.ts';
import type { ContactRow } from '../account.sql.ts';
import { deviceLabel } from '../sessions/device-label.ts';

/** Enqueues a notification about a login from an unknown device. */
export async function enqueueNewDeviceNotification(db: Db, owner: ContactRow, client: ClientHint): Promise<void> {
  const language = owner.language as Language;
  const country = countryOfAddress(client.address);
  const place =
    country === null
      ? ''
      : `, ${new Intl.DisplayNames([language === 'tw' ? 'zh-Hant' : language], { type: 'region' }).of(country) ?? country}`;
  await enqueueAccountNotification(db, {
    kind: 'new-device',
    email: owner.email,
    phone: owner.phone,
    language,
    values: { name: owner.name, device: `${deviceLabel(client.userAgent) ?? '?'}${place}` },
  });
}
