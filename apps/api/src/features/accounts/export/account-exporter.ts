import { consentsOf } from '../consents/consent.sql.ts';
import {
  ownAccountRow,
  ownCountryRows,
  ownDeviceRows,
  ownLoginRows,
  ownPasskeyRows,
  ownSecondStepRows,
  ownSessionRows,
} from './export.sql.ts';
import { jsonFile, type Exporter } from './exporter.ts';

/** The account row, what the member agreed to, its sessions and devices, and its linked social logins. */
export const accountExporter: Exporter = {
  feature: 'accounts',
  async *files(db, memberId) {
    const id = { id: memberId };
    yield jsonFile('account/account.json', await ownAccountRow.one(db, id));
    yield jsonFile('account/consents.json', await consentsOf.all(db, { member_id: memberId }));
    yield jsonFile('account/sessions.json', {
      sessions: await ownSessionRows.all(db, id),
      known_devices: await ownDeviceRows.all(db, id),
      countries: (await ownCountryRows.all(db, id)).map((row) => row.country),
      passkeys: await ownPasskeyRows.all(db, id),
      second_step: await ownSecondStepRows.all(db, id),
      linked_logins: await ownLoginRows.all(db, id),
    });
  },
};
