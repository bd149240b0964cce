import { Trans, useLingui } from '@lingui/react/macro';
import { type Answer, deleteAnswer, updateAnswer } from '@peonia/contract/questions.ts';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { PenLineIcon } from '@peonia/ui/icons/pen-line.tsx';
import { TrashIcon } from '@peonia/ui/icons/trash.tsx';
import { Switch } from '@peonia/ui/switch/switch.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { showProblem } from '../../../platform/errors/errors.tsx';
import { useSwitch } from '../../../platform/use-switch.ts';
import { refreshAnswers } from '../queries.ts';
import { AnswerItem } from './answer-item.tsx';
import { useAnswerDialog } from './use-answer-dialog.tsx';
import * as answersCardCss from './answers-card.module.css';
import * as css from './answers-page.module.css';

/** One of the member's answers: publish, edit, delete. */
export function OwnAnswer({ answer, choices }: { answer: Answer; choices: readonly string[] }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { show, isLoading, dialog } = useAnswerDialog();
  const { id, question, question_id, published } = answer;
  const shown = useSwitch(published === true, async (wanted) => {
    await call(updateAnswer, { params: { id }, body: { published: wanted } });
    await refreshAnswers(client);
  });
  const remove = useMutation({
    mutationFn: () => call(deleteAnswer, { params: { id } }),
    onSuccess: () => refreshAnswers(client),
    onError: showProblem,
  });
  return (
    <li className={css.ownAnswer}>
      <dl className={`${answersCardCss.answers} ${css.answers} grow`}>
        <AnswerItem answer={answer} />
      </dl>
      <div className="row">
        <Switch label={<Trans>On the profile</Trans>} {...shown} />
        {question_id === null ? null : (
          <IconButton
            label={t`Change: ${question}`}
            icon={<PenLineIcon />}
            busy={isLoading}
            onClick={() => show({ target: { question_id }, question, choices, before: answer })}
          />
        )}
        <IconButton
          label={t`Delete: ${question}`}
          icon={<TrashIcon />}
          busy={remove.isPending}
          onClick={() => remove.mutate()}
        />
      </div>
      {dialog}
    </li>
  );
}
