import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { questionLength, type QuestionTopic } from '@peonia/contract/questions.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { SendIcon } from '@peonia/ui/icons/send.tsx';
import { WifiOffIcon } from '@peonia/ui/icons/wifi-off.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { Textarea } from '@peonia/ui/textarea/textarea.tsx';
import { useState } from 'react';
import { useQuestions } from '../queries.ts';
import { QuestionList } from './question-list.tsx';
import { TopicChips } from './topic-chips.tsx';
import { useAskMember } from './use-ask-member.ts';
import * as css from '../questions.module.css';

export interface AskDialogProps {
  readonly to: { readonly user_id: number; readonly name: string };
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks a question of the catalogue, or one in the reader's own words. */
export function AskDialog({ to, open, onClose }: AskDialogProps) {
  const { t } = useLingui();
  const { name } = to;
  const questions = useQuestions(open);
  const [topic, setTopic] = useState<QuestionTopic | 'own'>('daily');
  const [chosen, setChosen] = useState<number | null>(null);
  const [own, setOwn] = useState('');
  const asking = useAskMember(to, () => {
    setChosen(null);
    setOwn('');
    onClose();
  });
  const request =
    topic === 'own'
      ? own.trim() === ''
        ? null
        : { content: own.trim() }
      : chosen === null
        ? null
        : { question_id: chosen };
  const left = questions.data?.left;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="md"
      title={<Trans>Ask {name} a question</Trans>}
      closeLabel={t`Close`}
      footer={
        <div className={css.askFoot}>
          {left === undefined ? null : (
            <span className="small muted grow">
              <Plural
                value={left}
                _0="No question left today"
                one="# question left today"
                other="# questions left today"
              />
            </span>
          )}
          <Button
            icon={<SendIcon />}
            disabled={request === null}
            busy={asking.isAsking}
            busyLabel={t`Sending`}
            onClick={() => request !== null && asking.ask(request)}
          >
            <Trans>Ask</Trans>
          </Button>
        </div>
      }
    >
      <div className="stack">
        {asking.refusal === null ? null : (
          <Note tone="bad" role="alert">
            {asking.refusal}
          </Note>
        )}
        <TopicChips value={topic} onChange={setTopic} withOwn />
        {topic === 'own' ? (
          <Field label={<Trans>Your question</Trans>} hint={<Trans>At most {questionLength} characters</Trans>}>
            <Textarea
              value={own}
              maxLength={questionLength}
              rows={3}
              dir="auto"
              onChange={(event) => setOwn(event.target.value)}
            />
          </Field>
        ) : questions.data !== undefined ? (
          <QuestionList
            label={t`Questions`}
            questions={questions.data.items.filter((one) => one.topic === topic)}
            chosen={chosen}
            onChoose={setChosen}
          />
        ) : questions.error === null ? (
          <Loading label={t`Loading`} shape="row" count={5} />
        ) : (
          <EmptyState
            icon={<WifiOffIcon />}
            title={<Trans>The questions could not be loaded</Trans>}
            action={
              <Button onClick={() => void questions.refetch()}>
                <Trans>Try again</Trans>
              </Button>
            }
          />
        )}
      </div>
    </Dialog>
  );
}
