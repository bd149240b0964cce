import type { ComponentProps } from 'react';
import type { AnswerSlot } from '../../features/questions/answer-slot.tsx';
import { openCatalogues } from '../../platform/language.tsx';
import { useLoaded } from '../../platform/use-loaded.ts';

async function load() {
  const [{ AnswerSlot: Slot }] = await Promise.all([
    import('../../features/questions/answer-slot.tsx'),
    openCatalogues('questions'),
  ]);
  return Slot;
}

const giveUpNothing = () => {};

/** The way to answer a question: its program and its words come with the first question that is open. */
export function LateAnswer(props: ComponentProps<typeof AnswerSlot>) {
  const Slot = useLoaded(true, load, giveUpNothing);
  return Slot === null ? null : <Slot {...props} />;
}
