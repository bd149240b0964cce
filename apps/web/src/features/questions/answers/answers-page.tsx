import { Trans, useLingui } from '@lingui/react/macro';
import type { QuestionTopic } from '@peonia/contract/questions.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { WifiOffIcon } from '@peonia/ui/icons/wifi-off.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLive, useReset } from '../../../platform/realtime/live.ts';
import { useMe } from '../../../platform/session/session.ts';
import { SettingsFrame } from '../../settings/settings-frame.tsx';
import { OpenAsks } from '../asks/open-asks.tsx';
import { refreshAsks, useAnswers, useQuestions } from '../queries.ts';
import { OwnAnswer } from './own-answer.tsx';
import { UnansweredQuestions } from './unanswered-questions.tsx';
import * as questionsCss from '../questions.module.css';
import * as css from './answers-page.module.css';

/** Open asks, the member's answers, and the rest of the catalogue. */
export default function AnswersPage() {
  const { t } = useLingui();
  const client = useQueryClient();
  const me = useMe()?.id ?? 0;
  const answers = useAnswers(me, { enabled: me !== 0 });
  const questions = useQuestions(true);
  const [topic, setTopic] = useState<QuestionTopic>('daily');
  useLive('notification.made', ({ notification }) => notification.type === 'ask' && refreshAsks(client));
  useReset(() => refreshAsks(client));
  const error = answers.error ?? questions.error;
  const retry = () => {
    answers.reload();
    void questions.refetch();
  };
  return (
    <SettingsFrame current="/setting/answers" title={<Trans>Answers to questions</Trans>}>
      {error !== null ? (
        <EmptyState
          icon={<WifiOffIcon />}
          title={<Trans>Your answers could not be loaded</Trans>}
          action={
            <Button onClick={retry}>
              <Trans>Try again</Trans>
            </Button>
          }
          level={2}
        />
      ) : answers.isPending || questions.data === undefined ? (
        <Loading label={t`Loading`} shape="row" count={6} />
      ) : (
        <>
          <OpenAsks />
          <Card pad edge aria-labelledby="own-answers">
            <h2 id="own-answers" className={questionsCss.formTitle}>
              <Trans>Your answers</Trans>
            </h2>
            {answers.items.length === 0 ? (
              <p className="small muted">
                <Trans>You have not answered anything yet. Start with a question below.</Trans>
              </p>
            ) : (
              <ul className={css.ownAnswers}>
                {answers.items.map((answer) => (
                  <OwnAnswer
                    key={answer.id}
                    answer={answer}
                    choices={questions.data.items.find(({ id }) => id === answer.question_id)?.choices ?? []}
                  />
                ))}
              </ul>
            )}
            {answers.hasMore ? (
              <Button variant="line" size="sm" busy={answers.isLoadingMore} onClick={answers.loadMore}>
                <Trans>Show more answers</Trans>
              </Button>
            ) : null}
          </Card>
          <UnansweredQuestions topic={topic} onTopic={setTopic} questions={questions.data.items} />
        </>
      )}
    </SettingsFrame>
  );
}
