import type pg from 'pg';
import { castConversations } from './cast-conversations.ts';
import { castPosts } from './cast-posts.ts';
import { cast } from './cast.ts';
import { biographyTranslations } from './translations/biographies.ts';
import { messageTranslations } from './translations/conversations.ts';
import { postTranslations } from './translations/posts.ts';

/** A text of the cast, its language, and what a translator made of it, by BCP 47 tag. */
interface CastTranslation {
  readonly text: string;
  readonly from: string;
  readonly into: Readonly<Record<string, string>>;
}

const languageOf = new Map(cast.map(({ name, language }) => [name, language === 'tw' ? 'zh' : language]));

/** All texts of the cast. Throws for one without translations. */
export function castTranslations(): readonly CastTranslation[] {
  return [
    ...castConversations.flatMap(({ says }) =>
      says.map(([name, text]) => {
        const into = find(messageTranslations, text);
        // A text that nobody had to put into English is English.
        return { text, from: 'en' in into ? (languageOf.get(name) ?? 'en') : 'en', into };
      }),
    ),
    ...castPosts.map(({ language, says }) => ({ text: says, from: language, into: find(postTranslations, says) })),
    ...cast.map(({ name, biography }) => ({
      text: biography,
      from: languageOf.get(name) ?? 'en',
      into: find(biographyTranslations, name),
    })),
  ];
}

function find(translations: Readonly<Record<string, Readonly<Record<string, string>>>>, text: string) {
  const found = Object.entries(translations).find(([start]) => text.startsWith(start));
  if (found === undefined) throw new Error(`The cast lacks a translation of ${text}`);
  return found[1];
}

/** Stores what a translator made of the texts of the cast, for readers of any of these languages. */
export async function seedTranslations(client: pg.Client): Promise<void> {
  await client.query(
    `insert into human_translation (digest, target, source, content)
     select sha256(convert_to(t.text, 'UTF8')), i.key, t."from", i.value
     from jsonb_to_recordset($1::jsonb) as t(text text, "from" text, "into" jsonb), jsonb_each_text(t."into") i`,
    [JSON.stringify(castTranslations())],
  );
}
