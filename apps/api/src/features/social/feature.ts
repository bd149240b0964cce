import { counterSources, figureSources } from '../accounts/public.ts';
import { feature } from '../feature.ts';
import { unreadSources } from '../notifications/public.ts';
import { profileOpened } from '../profiles/public.ts';
import { markLikesSeen } from './likes/count-likes.ts';
import { matchFigures } from './match-figures.sql.ts';
import { socialEraser, socialExporter, unseenLikes, unseenVisits } from './own-likes.ts';
import { markFriendRequestsSeen } from './relationships/count-friend-requests.ts';
import { socialRoutes } from './routes.ts';
import { unseenPeople } from './unseen-people.sql.ts';
import { recordProfileVisit } from './visits/record-visit.ts';
import { visitDue } from './visits/visit.sql.ts';

export const social = feature({
  name: 'social',
  routes: socialRoutes,
  eraser: socialEraser,
  exporter: socialExporter,
  provides: [
    figureSources.provide(() => matchFigures),
    counterSources.likeme.provide(() => ({
      sql: unseenPeople.likes,
      from: unseenPeople.from,
      markRead: markLikesSeen,
    })),
    counterSources.request.provide(() => ({
      sql: unseenPeople.requests,
      from: unseenPeople.from,
      markRead: markFriendRequestsSeen,
    })),
    unreadSources.likes.provide(() => unseenLikes),
    unreadSources.visits.provide(() => unseenVisits),
    profileOpened.provide(() => ({ isDue: visitDue, record: recordProfileVisit })),
  ],
});
