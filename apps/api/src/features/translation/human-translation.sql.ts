import { statement } from '../../platform/db/statement.ts';

/** The translation that a person made of exactly this text; `target` is a BCP 47 tag. */
export const readHumanTranslation = statement<{ text: string; target: string }, { source: string; content: string }>(
  'read_human_translation',
  `select source, content from human_translation
   where digest = sha256(convert_to(:text::text, 'UTF8')) and target = :target`,
);
