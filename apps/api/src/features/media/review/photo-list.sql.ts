import { staffList } from '../../accounts/public.ts';

/** Files that wait for review. */
export const photoList = staffList('photos', {
  columns: {
    id: 'u.id',
    member_id: 'u.owner_id',
    signals: 'u.signals',
    price_cents: 'u.price',
    waiting_since: 'u.review_since',
  },
  from: 'upload u',
  where: `u.review_since is not null and u.state = 'ready' and (:show::text = 'all' or :show = any(u.signals)
    or :show = 'flagged' and u.signals && array['duplicate', 'qr_code', 'text', 'reported'])`,
  members: ['u.owner_id'],
});
