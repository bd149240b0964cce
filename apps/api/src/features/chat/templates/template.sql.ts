import type { TemplateKind } from '@peonia/contract/chat/message-templates.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import { statement } from '../../../platform/db/statement.ts';

export interface TemplateRow {
  /** Id of the phrase that a message keeps. */
  readonly code: string;
  readonly kind: TemplateKind;
  readonly is_offered: boolean;
  readonly texts: Readonly<Record<Language, string>>;
}

/** Every template in all languages, in the order of the lists: a few rows, read by each process every two seconds. */
export const readTemplates = statement<{ most: number }, TemplateRow & Record<string, unknown>>(
  'read_message_templates',
  `select coalesce(m.code, 'template.' || m.id) as code, m.kind, m.is_offered,
     (select json_object_agg(t.language, t.text) from message_template_text t where t.template_id = m.id) as texts
   from message_template m where exists (select from message_template_text t where t.template_id = m.id and t.language = 'en')
   order by m.kind, m.position, m.id limit :most`,
);
