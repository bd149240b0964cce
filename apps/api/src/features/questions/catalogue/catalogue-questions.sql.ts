import { statement } from '../../../platform/db/statement.ts';
import type { ShelfItem, ShelfPage } from '../../accounts/public.ts';

/** Present rows for the catalogue of the staff, newest first. */
export const catalogueQuestions = statement<ShelfPage & object, ShelfItem>(
  'catalogue_questions',
  `select coalesce(q.origin_id, q.id) as id, q.id as row_id, q.position, q.is_offered,
     q.topic as category, null::bigint as price, null::text as picture, null::text as src,
     null::int as stock, null::int as delivery_days, null::text[] as countries, q.is_scale,
     (select coalesce(json_agg(json_build_object('language', t.language, 'title', t.text, 'body', '', 'choices', t.choices)), '[]')
      from question_text t where t.question_id = q.id) as texts
   from question q
   where q.replaced_by is null and (:id::int is null or coalesce(q.origin_id, q.id) = :id::int)
     and (:is_offered::boolean is null or q.is_offered = :is_offered::boolean)
     and (:last::int is null or coalesce(q.origin_id, q.id) < :last::int)
   order by coalesce(q.origin_id, q.id) desc limit :most`,
);

interface QuestionColumns {
  readonly category: string;
  readonly position: number | null;
  readonly is_offered: boolean;
  readonly is_scale: boolean;
}

export const insertQuestion = statement<QuestionColumns & { origin_id: number | null }, { id: number }>(
  'insert_question',
  `insert into question (topic, position, is_offered, is_scale, origin_id)
   values (:category, :position, :is_offered, :is_scale, :origin_id) returning id`,
);

export const replaceQuestion = statement<{ id: number; by: number }>(
  'replace_question',
  'update question set is_offered = false, replaced_by = :by where id = :id and replaced_by is null',
);

export const updateQuestion = statement<QuestionColumns & { id: number }>(
  'update_question',
  'update question set topic = :category, position = :position, is_offered = :is_offered, is_scale = :is_scale where id = :id',
);

/** `choices`: a JSON list for each text. */
export const insertQuestionTexts = statement<{ id: number; languages: string[]; titles: string[]; choices: string[] }>(
  'insert_question_texts',
  `insert into question_text (question_id, language, text, choices)
   select :id, t.language, t.text, array(select jsonb_array_elements_text(t.choices::jsonb))
   from unnest(:languages::text[], :titles::text[], :choices::text[]) as t(language, text, choices)`,
);
