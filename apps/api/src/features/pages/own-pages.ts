import { jsonFile, type Eraser, type Exporter } from '../accounts/public.ts';
import { draftsOfAuthor, eraseAuthor, versionsOfAuthor } from './page.sql.ts';

/** Versions stay when the account of their author goes; the name goes. */
export const pagesEraser: Eraser = {
  feature: 'pages',
  async erase(db, memberId) {
    await eraseAuthor.run(db, { member_id: memberId });
  },
};

export const pagesExporter: Exporter = {
  feature: 'pages',
  async *files(db, memberId) {
    yield jsonFile('pages/published.json', await versionsOfAuthor.all(db, { member_id: memberId }));
    yield jsonFile('pages/drafts.json', await draftsOfAuthor.all(db, { member_id: memberId }));
  },
};
