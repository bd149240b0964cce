export { answeredQuestions } from './answered.sql.ts';
export { questionsEraser, questionsExporter } from './own-questions.ts';
