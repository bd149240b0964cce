export { AnswersCard } from './answers/answers-card.tsx';
export { MissingFieldsCard } from './asks/missing-fields-card.tsx';
export { topicLabels } from './asks/topic-labels.ts';
