/**
 * SQL of a curated text in the reader's language, from a row of `message`. Null for the writer's own words, and for a
 * text that was sent in this language.
 */
export function sentPhrase(row: string, language: string): string {
  return `case when ${row}.phrase -> 'texts' ->> ${language}::text <> ${row}.content
    then jsonb_build_object('id', ${row}.phrase ->> 'id', 'text', ${row}.phrase -> 'texts' ->> ${language}::text) end`;
}
