import { Trans } from '@lingui/react/macro';
import type { Question, QuestionTopic } from '@peonia/contract/questions.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { TopicChips } from '../asks/topic-chips.tsx';
import { useAnswerDialog } from './use-answer-dialog.tsx';
import * as css from '../questions.module.css';
import * as answersPageCss from './answers-page.module.css';

interface UnansweredQuestionsProps {
  readonly topic: QuestionTopic;
  readonly onTopic: (topic: QuestionTopic) => void;
  readonly questions: readonly Question[];
}

/** Unanswered questions by topic; questions with choices first, because they count for the match. */
export function UnansweredQuestions({ topic, onTopic, questions }: UnansweredQuestionsProps) {
  const { show, isLoading, dialog } = useAnswerDialog();
  const open = questions.filter((one) => one.topic === topic && !one.answered);
  const ordered = open.toSorted(
    (one, other) => Number(other.choices.length > 0) - Number(one.choices.length > 0) || one.id - other.id,
  );
  return (
    <Card pad edge className="stack" aria-labelledby="more-questions">
      <h2 id="more-questions" className={css.formTitle}>
        <Trans>More questions</Trans>
      </h2>
      <p className="small muted">
        <Trans>
          Multiple-choice questions count towards a match. Once you have both answered five, you both see how well you
          match.
        </Trans>
      </p>
      <TopicChips<never> value={topic} onChange={onTopic} />
      {ordered.length === 0 ? (
        <p className="muted">
          <Trans>You have answered all of these.</Trans>
        </p>
      ) : (
        <ul className={answersPageCss.ownAnswers}>
          {ordered.map(({ id, text, choices }) => (
            <li key={id} className={answersPageCss.openAsk}>
              <div className="grow">
                <p dir="auto">{text}</p>
                {choices.length === 0 ? null : <p className="tiny muted">{choices.join(' · ')}</p>}
              </div>
              <Button
                variant="line"
                size="sm"
                disabled={isLoading}
                onClick={() => show({ target: { question_id: id }, question: text, choices })}
              >
                <Trans>Answer</Trans>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {dialog}
    </Card>
  );
}
