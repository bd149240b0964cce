import { Card } from '@peonia/ui/card/card.tsx';
import { RadioCard } from '@peonia/ui/radio-card/radio-card.tsx';
import { type ReactNode, useId } from 'react';
import * as css from './privacy.module.css';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly title: ReactNode;
  /** What choosing this value causes. */
  readonly consequence: ReactNode;
}

interface ChoiceCardsProps<Value extends string> {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly value: Value;
  readonly choices: readonly Choice<Value>[];
  readonly onChange: (value: Value) => void;
}

/** A radio group of cards, each with the consequence of its choice. */
export function ChoiceCards<Value extends string>({ title, text, value, choices, onChange }: ChoiceCardsProps<Value>) {
  const id = useId();
  return (
    <Card
      pad
      edge
      role="radiogroup"
      aria-labelledby={id}
      aria-describedby={text === undefined ? undefined : `${id}-text`}
    >
      <h2 id={id}>{title}</h2>
      {text === undefined ? null : (
        <p className={`small muted ${css.choicesText}`} id={`${id}-text`}>
          {text}
        </p>
      )}
      <div className={css.choices}>
        {choices.map((choice) => (
          <RadioCard
            className={css.radioCard}
            key={choice.value}
            name={id}
            value={choice.value}
            checked={choice.value === value}
            title={choice.title}
            description={choice.consequence}
            onChange={() => onChange(choice.value)}
          />
        ))}
      </div>
    </Card>
  );
}
