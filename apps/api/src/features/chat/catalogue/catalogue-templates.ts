import { textColumns, type CatalogueShelf } from '../../accounts/public.ts';
import type { Templates } from '../templates/open-templates.ts';
import {
  catalogueTemplates,
  deleteTemplateTexts,
  insertTemplate,
  insertTemplateTexts,
  updateTemplate,
} from './catalogue-templates.sql.ts';

/** Templates as staff edit them. A message keeps its own copy of the text in all languages. */
export function templateShelf(templates: Templates): CatalogueShelf {
  return {
    kind: 'template',
    keepsRows: false,
    list: (db, page) => catalogueTemplates.all(db, page),
    async insert(db, content) {
      const { category, position, is_offered } = content;
      const { id } = await insertTemplate.one(db, { category, position, is_offered });
      await insertTemplateTexts.run(db, { id, ...textColumns(content) });
      return { id };
    },
    async update(db, { row_id }, { category, position, is_offered }) {
      await updateTemplate.run(db, { id: row_id, category, position, is_offered });
    },
    async rewrite(db, { row_id }, content) {
      await deleteTemplateTexts.run(db, { id: row_id });
      await insertTemplateTexts.run(db, { id: row_id, ...textColumns(content) });
    },
    changed: () => templates.refresh(),
  };
}
