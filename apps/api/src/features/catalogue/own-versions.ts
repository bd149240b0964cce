import { jsonFile, type Eraser, type Exporter } from '../accounts/public.ts';
import { eraseAuthor, picturesOfAuthor, versionsOfAuthor } from './catalogue.sql.ts';

/** Items and versions stay when the account of their author goes; the name goes. */
export const catalogueEraser: Eraser = {
  feature: 'catalogue',
  async erase(db, memberId) {
    await eraseAuthor.run(db, { member_id: memberId });
  },
};

export const catalogueExporter: Exporter = {
  feature: 'catalogue',
  async *files(db, memberId) {
    yield jsonFile('catalogue/published.json', await versionsOfAuthor.all(db, { member_id: memberId }));
    yield jsonFile('catalogue/pictures.json', await picturesOfAuthor.all(db, { member_id: memberId }));
  },
};
