import { statement } from '../../../platform/db/statement.ts';
import type { ShelfItem, ShelfPage } from '../../accounts/public.ts';

/** Templates for the catalogue of the staff, newest first. */
export const catalogueTemplates = statement<ShelfPage & object, ShelfItem>(
  'catalogue_templates',
  `select m.id, m.id as row_id, m.position, m.is_offered, m.kind as category, null::bigint as price,
     null::text as picture, null::text as src, null::int as stock, null::int as delivery_days,
     null::text[] as countries, false as is_scale,
     (select coalesce(json_agg(json_build_object('language', t.language, 'title', t.text, 'body', '', 'choices', '[]'::json)), '[]')
      from message_template_text t where t.template_id = m.id) as texts
   from message_template m
   where (:id::int is null or m.id = :id::int)
     and (:is_offered::boolean is null or m.is_offered = :is_offered::boolean)
     and (:last::int is null or m.id < :last::int)
   order by m.id desc limit :most`,
);

interface TemplateColumns {
  readonly category: string;
  readonly position: number | null;
  readonly is_offered: boolean;
}

export const insertTemplate = statement<TemplateColumns, { id: number }>(
  'insert_message_template',
  `insert into message_template (kind, position, is_offered) values (:category, :position, :is_offered) returning id`,
);

export const updateTemplate = statement<TemplateColumns & { id: number }>(
  'update_message_template',
  'update message_template set kind = :category, position = :position, is_offered = :is_offered where id = :id',
);

export const deleteTemplateTexts = statement<{ id: number }>(
  'delete_message_template_texts',
  'delete from message_template_text where template_id = :id',
);

export const insertTemplateTexts = statement<{ id: number; languages: string[]; titles: string[] }>(
  'insert_message_template_texts',
  `insert into message_template_text (template_id, language, text)
   select :id, t.language, t.text from unnest(:languages::text[], :titles::text[]) as t(language, text)`,
);
