import type { ComponentProps } from 'react';
import type { AnswerButton } from '../../features/questions/answers/answer-button.tsx';
import { lazyPart } from '../../platform/loading/lazy-part.ts';

const slotPart = lazyPart(
  async () => (await import('../../features/questions/answers/answer-button.tsx')).AnswerButton,
  'questions',
);

/** Answer form of a question, loaded with the first open question. */
export function LateAnswer(props: ComponentProps<typeof AnswerButton>) {
  const Slot = slotPart.use(true);
  return Slot === null ? null : <Slot {...props} />;
}
