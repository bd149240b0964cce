import { jsonFile, type Eraser, type Exporter } from '../accounts/public.ts';
import { eraseSettingAndRelationships, relationshipsOf } from './own-privacy.sql.ts';
import { readPrivacy } from './save-privacy.ts';

export const privacyEraser: Eraser = {
  feature: 'privacy',
  async erase(db, memberId) {
    await eraseSettingAndRelationships.run(db, { member_id: memberId });
  },
};

/** Exports friends and the members whom the member blocks. Who blocks the member is not exported. */
export const privacyExporter: Exporter = {
  feature: 'privacy',
  async *files(db, memberId) {
    yield jsonFile('privacy/settings.json', await readPrivacy(db, memberId));
    yield jsonFile('privacy/friends-and-blocks.json', await relationshipsOf.all(db, { member_id: memberId }));
  },
};
