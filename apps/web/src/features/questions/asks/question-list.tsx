import type { Question } from '@peonia/contract/questions.ts';
import { Radio } from '@peonia/ui/radio/radio.tsx';
import { useId } from 'react';
import * as css from '../questions.module.css';

interface QuestionListProps {
  readonly label: string;
  readonly questions: readonly Question[];
  readonly chosen: number | null;
  readonly onChoose: (id: number) => void;
}

/** Questions as radio buttons, with their choices below each. */
export function QuestionList({ label, questions, chosen, onChoose }: QuestionListProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={css.askList}>
      {questions.map(({ id, text, choices }) => (
        <Radio
          key={id}
          name={name}
          value={id}
          checked={chosen === id}
          onChange={() => onChoose(id)}
          label={text}
          hint={choices.length === 0 ? undefined : choices.join(' · ')}
        />
      ))}
    </div>
  );
}
