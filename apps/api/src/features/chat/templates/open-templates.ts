import type { TemplateKind } from '@peonia/contract/chat/message-templates.ts';
import { languages, type Language } from '@peonia/i18n/languages.ts';
import { followTable, type FollowedTable } from '../../../platform/db/follow-table.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Phrase } from '../../suggestions/public.ts';
import { defaultGreeting } from './default-greeting.ts';
import { readTemplates, type TemplateRow } from './template.sql.ts';

/** More rows than staff may write. */
const most = 1_000;

/** The ready-made texts as this process knows them. Every question is answered from memory. */
export interface Templates extends FollowedTable {
  /** Offered texts of a kind, in their order. */
  list(kind: TemplateKind, language: Language): string[];
  /** The default greeting or the template that this text is, in whatever language; those no longer offered too. */
  find(text: string): Phrase | undefined;
}

export function openTemplates(database: Db): Templates {
  let rows: readonly TemplateRow[] = [];
  let byText = phrasesByText(rows);

  const look = async () => {
    rows = await readTemplates.all(database, { most });
    byText = phrasesByText(rows);
  };

  return {
    ...followTable(look),
    list: (kind, language) =>
      rows.filter((row) => row.kind === kind && row.is_offered).map(({ texts }) => texts[language] ?? texts.en),
    find: (text) => byText.get(text),
  };
}

/** Of two templates with one text the earlier one counts. */
function phrasesByText(rows: readonly TemplateRow[]): Map<string, Phrase> {
  const phrases = [
    phrase('hi.default', defaultGreeting),
    ...rows.map(({ code, texts }) => phrase(code, (language) => texts[language] ?? texts.en)),
  ];
  return new Map(phrases.toReversed().flatMap((one) => Object.values(one.texts).map((words) => [words, one])));
}

function phrase(id: string, textIn: (language: Language) => string): Phrase {
  return {
    id,
    texts: Object.fromEntries(languages.map((language) => [language, textIn(language)])) as Record<Language, string>,
  };
}
