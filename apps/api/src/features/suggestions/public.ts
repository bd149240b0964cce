export { answeredQuestions, lastMessages, memberFacts } from './hooks.ts';
