export { clearAnswers } from './clear-answers.ts';
export { answerPublished, type PublishedAnswer } from './hooks.ts';
export { questionsEraser, questionsExporter } from './own-questions.ts';
