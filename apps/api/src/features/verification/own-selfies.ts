import { jsonFile, type Eraser, type Exporter } from '../accounts/public.ts';
import { eraseSelfies, ownSelfies } from './selfie.sql.ts';

/** The pictures themselves are uploads of the member and go with them. */
export const verificationEraser: Eraser = {
  feature: 'verification',
  async erase(db, memberId) {
    await eraseSelfies.run(db, { member_id: memberId });
  },
};

export const verificationExporter: Exporter = {
  feature: 'verification',
  async *files(db, memberId) {
    yield jsonFile('verification/selfies.json', await ownSelfies.all(db, { member_id: memberId }));
  },
};
