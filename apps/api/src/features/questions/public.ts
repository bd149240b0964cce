export { questionsEraser, questionsExporter } from './own-questions.ts';
