export { IdeasButton } from './ideas-button.tsx';
export type { IdeaWish, TakeIdea } from './idea-wish.ts';
export { useIdeasSheet } from './use-ideas-sheet.tsx';
