import { ownAccountRow, ownCountryRows, ownDeviceRows, ownLoginRows, ownSessionRows } from './export.sql.ts';
import { jsonFile, type Exporter } from './exporter.ts';

/** The account itself, where it is signed in and by which services it may be entered. */
export const accountExporter: Exporter = {
  feature: 'accounts',
  async *files(db, memberId) {
    const id = { id: memberId };
    yield jsonFile('account/account.json', await ownAccountRow.one(db, id));
    yield jsonFile('account/sessions.json', {
      sessions: await ownSessionRows.all(db, id),
      known_devices: await ownDeviceRows.all(db, id),
      countries: (await ownCountryRows.all(db, id)).map((row) => row.country),
      linked_logins: await ownLoginRows.all(db, id),
    });
  },
};
