export { AnswersCard } from './answers-card.tsx';
export { MissingCard } from './missing-card.tsx';
