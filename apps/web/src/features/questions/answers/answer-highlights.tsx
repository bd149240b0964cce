import { useLingui } from '@lingui/react/macro';
import { writeEmoji } from '@peonia/core/emoji.ts';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { HeartIcon } from '@peonia/ui/icons/heart.tsx';
import { useAnswers } from '../queries.ts';
import { AnswerWarning } from './answer-warning.tsx';
import * as css from './answer-highlights.module.css';

/** Answers on a card. */
const shownMax = 3;

interface AnswerHighlightsProps {
  readonly memberId: number;
  readonly name: string;
  /** Begins a note about an answer. */
  readonly onQuote: (text: string) => void;
}

/** A member's latest answers as quotes, those in own words first; renders nothing without any. */
export function AnswerHighlights({ memberId, name, onQuote }: AnswerHighlightsProps) {
  const { t } = useLingui();
  const { items } = useAnswers(memberId);
  const answers = items
    .map(({ id, question, content, chosen, suspicious }) => ({
      id,
      suspicious,
      question,
      text: content === '' ? (chosen ?? '') : content,
      isOwn: content !== '',
    }))
    .filter(({ text }) => text !== '')
    .toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn))
    .slice(0, shownMax);
  return answers.map(({ id, question, text, suspicious }) => (
    <section key={id} className={css.highlight}>
      <h3 id={`answer-${id}`} dir="auto">
        {question}
      </h3>
      <p dir="auto">{writeEmoji(text)}</p>
      {suspicious === true ? <AnswerWarning /> : null}
      <IconButton
        className={css.like}
        icon={<HeartIcon />}
        label={t`Like this answer from ${name} with a note`}
        aria-describedby={`answer-${id}`}
        onClick={() => onQuote(text)}
      />
    </section>
  ));
}
