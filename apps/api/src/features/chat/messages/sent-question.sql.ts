/**
 * SQL of a message's question in the reader's language, with the answer once there is one. `ask` is the id column,
 * which may be null.
 */
export function sentQuestion({ ask, language }: { ask: string; language: string }): string {
  return `case when ${ask} is not null then sent_question(${ask}, ${language}::text) end`;
}

/** SQL condition: the message of a question was recalled by its sender. */
export function isQuestionRecalled({ ask }: { ask: string }): string {
  return `exists (select 1 from message brought where brought.question_ask_id = ${ask} and brought.recalled_at is not null)`;
}
