import { languages, type Language } from '@peonia/i18n/languages.ts';
import { serverText } from '@peonia/i18n/server-texts.ts';
import type { Phrase } from '../../suggestions/public.ts';

/** Names of the greeting templates, in the order of the page. */
export const greetingTemplates = ['mountain', 'song', 'weekend', 'morning', 'dish', 'laugh'] as const;

export function defaultGreeting(language: Language): string {
  return serverText(language, 'chat.hi.default');
}

export function greetingTemplate(language: Language, name: (typeof greetingTemplates)[number]): string {
  return serverText(language, `chat.hi.template.${name}`);
}

let byText: Map<string, Phrase> | null = null;

/** The greeting that this text is, in whatever language. */
export function findGreeting(text: string): Phrase | undefined {
  byText ??= new Map(
    [
      phrase('hi.default', defaultGreeting),
      ...greetingTemplates.map((name) => phrase(`hi.${name}`, (language) => greetingTemplate(language, name))),
    ].flatMap((one) => Object.values(one.texts).map((words) => [words, one])),
  );
  return byText.get(text);
}

function phrase(id: string, textIn: (language: Language) => string): Phrase {
  return {
    id,
    texts: Object.fromEntries(languages.map((language) => [language, textIn(language)])) as Record<Language, string>,
  };
}
