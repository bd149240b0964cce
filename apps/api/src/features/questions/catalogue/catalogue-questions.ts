import { textColumns, type CatalogueShelf } from '../../accounts/public.ts';
import {
  catalogueQuestions,
  insertQuestion,
  insertQuestionTexts,
  replaceQuestion,
  updateQuestion,
} from './catalogue-questions.sql.ts';

/** Questions as staff edit them. An asked or answered question keeps its row. */
export const questionShelf: CatalogueShelf = {
  kind: 'question',
  keepsRows: true,
  list: (db, page) => catalogueQuestions.all(db, page),
  async insert(db, content, follows) {
    const { category, position, is_offered, is_scale } = content;
    const origin_id = follows?.id ?? null;
    const { id } = await insertQuestion.one(db, { category, position, is_offered, is_scale, origin_id });
    const choices = content.texts.map((text) => JSON.stringify(text.choices));
    await insertQuestionTexts.run(db, { id, ...textColumns(content), choices });
    if (follows !== null) await replaceQuestion.run(db, { id: follows.row_id, by: id });
    return { id };
  },
  async update(db, { row_id }, { category, position, is_offered, is_scale }) {
    await updateQuestion.run(db, { id: row_id, category, position, is_offered, is_scale });
  },
};
