import { Trans, useLingui } from '@lingui/react/macro';
import { answerLength, type Answer, type Weight } from '@peonia/contract/questions.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { Radio } from '@peonia/ui/radio/radio.tsx';
import { Switch } from '@peonia/ui/switch/switch.tsx';
import { Textarea } from '@peonia/ui/textarea/textarea.tsx';
import { useId, useState } from 'react';
import { useSaveAnswer } from './use-save-answer.ts';
import { WeightChoice } from './weight-choice.tsx';
import * as css from '../questions.module.css';

export interface AnswerFormProps {
  /** An asked question, or one of the catalogue. */
  readonly target:
    | { readonly ask_id: number; readonly question_id?: never }
    | { readonly question_id: number; readonly ask_id?: never };
  readonly question: string;
  readonly choices: readonly string[];
  /** Name of the member who asked; they are notified. */
  readonly asker?: string;
  /** The previous answer. */
  readonly before?: Pick<Answer, 'choice' | 'content' | 'published' | 'weight'>;
  readonly onDone: () => void;
}

/** Form of an answer: choice, text, visibility and weight. */
export function AnswerForm({ target, question, choices, asker, before, onDone }: AnswerFormProps) {
  const { t } = useLingui();
  const name = useId();
  const [choice, setChoice] = useState(before?.choice ?? null);
  const [content, setContent] = useState(before?.content ?? '');
  const [published, setPublished] = useState(before?.published ?? true);
  const [weight, setWeight] = useState<Weight>(before?.weight ?? 2);
  const { answer, isAnswering, refusal } = useSaveAnswer(onDone);
  const isEmpty = choice === null && content.trim() === '';
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty) answer({ ...target, choice, content: content.trim(), published, weight });
      }}
    >
      <p className={css.answerQuestion} dir="auto">
        {question}
      </p>
      {choices.length === 0 ? null : (
        <Field group hideLabel label={question}>
          <div className={css.askList}>
            {choices.map((label, position) => (
              <Radio
                key={label}
                name={name}
                value={position}
                checked={choice === position}
                onChange={() => setChoice(position)}
                label={label}
              />
            ))}
          </div>
        </Field>
      )}
      <Field
        label={choices.length === 0 ? <Trans>In your words</Trans> : <Trans>Would you like to add something?</Trans>}
      >
        <Textarea
          value={content}
          maxLength={answerLength}
          rows={3}
          dir="auto"
          onChange={(event) => setContent(event.target.value)}
        />
      </Field>
      <Switch
        label={
          <b>
            <Trans>Show on my profile</Trans>
          </b>
        }
        hint={
          asker === undefined ? (
            <Trans>Only visible answers count towards a match.</Trans>
          ) : (
            <Trans>When this is off, only {asker} can read it.</Trans>
          )
        }
        checked={published}
        onChange={(event) => setPublished(event.target.checked)}
      />
      {published && choice !== null ? <WeightChoice value={weight} onChange={setWeight} /> : null}
      {refusal === null ? null : (
        <Note tone="bad" role="alert">
          {refusal}
        </Note>
      )}
      <Button block type="submit" disabled={isEmpty} busy={isAnswering} busyLabel={t`Saving`}>
        {asker === undefined ? <Trans>Save</Trans> : <Trans>Answer {asker}</Trans>}
      </Button>
    </form>
  );
}
