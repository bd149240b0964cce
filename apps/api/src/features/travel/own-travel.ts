import { jsonFile, type Eraser, type Exporter } from '../accounts/public.ts';
import { releaseDeskFiles } from '../deskfiles/public.ts';
import { holder } from './message-files.ts';
import {
  eraseMessageAuthor,
  eraseRequests,
  invitationsToExport,
  ownMessages,
  requestsToExport,
} from './own-travel.sql.ts';

export const travelEraser: Eraser = {
  feature: 'travel',
  async erase(db, memberId) {
    const messages = await ownMessages.all(db, { member_id: memberId });
    await releaseDeskFiles.run(db, { holder, holder_ids: messages.map(({ id }) => id) });
    await eraseRequests.run(db, { member_id: memberId });
    await eraseMessageAuthor.run(db, { member_id: memberId });
  },
};

export const travelExporter: Exporter = {
  feature: 'travel',
  async *files(db, memberId) {
    yield jsonFile('travel/requests.json', {
      requests: await requestsToExport.all(db, { member_id: memberId }),
      asked_to_meet: await invitationsToExport.all(db, { member_id: memberId }),
    });
  },
};
