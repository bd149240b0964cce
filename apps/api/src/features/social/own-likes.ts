import { jsonFile, type Eraser, type Exporter } from '../accounts/public.ts';
import { unreadSource } from '../notifications/public.ts';
import { eraseLikes, likesGiven, likesReceived, unseenOf } from './likes/own-likes.sql.ts';
import {
  eraseRelationships,
  remarksWritten,
  requestsReceived,
  requestsSent,
} from './relationships/own-relationships.sql.ts';
import { eraseVisits, unseenVisitsOf, visitsMade } from './visits/visit.sql.ts';

export const socialEraser: Eraser = {
  feature: 'social',
  async erase(db, memberId) {
    await eraseLikes.run(db, { member_id: memberId });
    await eraseRelationships.run(db, { member_id: memberId });
    await eraseVisits.run(db, { member_id: memberId });
  },
};

export const socialExporter: Exporter = {
  feature: 'social',
  async *files(db, memberId) {
    yield jsonFile('likes/likes.json', {
      given: await likesGiven.all(db, { member_id: memberId }),
      received: await likesReceived.all(db, { member_id: memberId }),
    });
    yield jsonFile('friends/requests.json', {
      sent: await requestsSent.all(db, { member_id: memberId }),
      received: await requestsReceived.all(db, { member_id: memberId }),
    });
    yield jsonFile('visits/visits.json', await visitsMade.all(db, { member_id: memberId }));
    yield jsonFile('friends/remarks.json', await remarksWritten.all(db, { member_id: memberId }));
  },
};

/** Unseen likes, for the mail about unread items. */
export const unseenLikes = unreadSource(unseenOf);

/** Unseen visits, for the same mail. */
export const unseenVisits = unreadSource(unseenVisitsOf);
