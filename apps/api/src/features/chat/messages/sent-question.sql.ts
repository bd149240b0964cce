/**
 * What a message shows of its question, as the column of a statement: in the reader's language, with the answer once
 * there is one. `ask` is the column with the id, null where there is none.
 */
export function sentQuestion({ ask, language }: { ask: string; language: string }): string {
  return `case when ${ask} is not null then (
    select jsonb_build_object('id', asked.ask_id, 'text', asked.text, 'answer', asked.answer) from asked_question asked
    where asked.ask_id = ${ask} and asked.language = ${language}::text
  ) end`;
}

/** True where the message that brought a question was taken back by who asked. */
export function isQuestionRecalled({ ask }: { ask: string }): string {
  return `exists (select 1 from message brought where brought.question_ask_id = ${ask} and brought.recalled_at is not null)`;
}
