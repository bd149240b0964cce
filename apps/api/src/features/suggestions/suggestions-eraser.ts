import type { Eraser } from '../accounts/public.ts';
import { eraseShares } from './share.sql.ts';

/** Of a member only the daily count is stored. */
export const suggestionsEraser: Eraser = {
  feature: 'suggestions',
  async erase(db, memberId) {
    await eraseShares.run(db, { member_id: memberId });
  },
};
