import type { Eraser } from '../accounts/public.ts';
import { eraseShares } from './share.sql.ts';

/** Of a member this feature keeps the count of a day, and nothing that was suggested. */
export const suggestionsEraser: Eraser = {
  feature: 'suggestions',
  async erase(db, memberId) {
    await eraseShares.run(db, { member_id: memberId });
  },
};
