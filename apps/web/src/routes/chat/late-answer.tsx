import type { ComponentProps } from 'react';
import type { AnswerButton } from '../../features/questions/answers/answer-button.tsx';
import { openCatalogues } from '../../platform/language.tsx';
import { useLoaded } from '../../platform/use-loaded.ts';

async function load() {
  const [{ AnswerButton: Slot }] = await Promise.all([
    import('../../features/questions/answers/answer-button.tsx'),
    openCatalogues('questions'),
  ]);
  return Slot;
}

const ignoreFailure = () => {};

/** Answer form of a question, loaded with the first open question. */
export function LateAnswer(props: ComponentProps<typeof AnswerButton>) {
  const Slot = useLoaded(true, load, ignoreFailure);
  return Slot === null ? null : <Slot {...props} />;
}
