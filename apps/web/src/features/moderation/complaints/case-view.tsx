import { Trans, useLingui } from '@lingui/react/macro';
import type { ComplaintCase } from '@peonia/contract/moderation/complaints.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { HandIcon } from '@peonia/ui/icons/hand.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useEffect } from 'react';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import { QueueDue } from '../staff-queue/queue-due.tsx';
import { AppealDecision } from './appeal-decision.tsx';
import { CaseHistory } from './case-history.tsx';
import { actionLabels, decisionLabels, reportTypeLabels } from './complaint-labels.ts';
import { useCase, useCaseActions } from './complaint-queries.ts';
import { complaintText } from './complaint-text.ts';
import { EvidenceView } from './evidence-view.tsx';
import { PartyCard } from './party-card.tsx';
import * as css from './complaints.module.css';

/** Loaded with the first case that the reader has taken. */
const decisionPart = lazyPart(async () => (await import('./complaint-decision.tsx')).ComplaintDecision);

/** A complaint: evidence, both parties, decision and history. */
export function CaseView({ id }: { id: number }) {
  const { t } = useLingui();
  const { data, error, refetch } = useCase(id);
  if (data !== undefined) return <Case complaint={data} />;
  if (error !== null) return <ListError error={error} onRetry={() => void refetch()} />;
  return <Loading label={t`Loading`} shape="card" count={1} />;
}

function Case({ complaint }: { complaint: ComplaintCase }) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const { isBusy, take, decide, settle } = useCaseActions(complaint);
  const { id, type, content, state, appeal, mine, taken_by } = complaint;
  const kind = i18n._(reportTypeLabels[type]);
  const ComplaintDecision = decisionPart.use(state === 'open' && mine);
  const canAct = state === 'open' || appeal === 'waiting';
  // There before the case is taken, so that it takes the place of the button at once.
  useEffect(() => {
    if (state === 'open') void decisionPart.prefetch();
  }, [state]);
  const say = async (done: Promise<boolean>, text: string) => {
    if (await done) toast.show({ text });
  };
  return (
    <section className="stack" aria-label={t`Complaint ${id}`}>
      <header>
        <h2 className={css.caseTitle}>
          <Trans>
            {kind}, case {id}
          </Trans>
        </h2>
        {complaint.due_at === null ? null : (
          <p className="small muted">
            <QueueDue since={complaint.since} due={complaint.due_at} />
          </p>
        )}
        <p className={css.caseSaid}>{complaintText(i18n, content)}</p>
      </header>
      <EvidenceView complaint={complaint} />
      <div className={css.caseSides}>
        <PartyCard title={<Trans>Reported</Trans>} side={complaint.accused} />
        <PartyCard title={<Trans>Reported by</Trans>} side={complaint.complainer} />
      </div>
      {state === 'open' ? null : <Decided complaint={complaint} />}
      {canAct && !mine ? (
        <Note
          icon={<HandIcon />}
          action={
            <Button
              busy={isBusy}
              disabled={taken_by !== null}
              data-shortcut="take"
              aria-keyshortcuts="t"
              onClick={() => void take()}
            >
              <Trans>Take it</Trans>
            </Button>
          }
        >
          {taken_by === null ? (
            <Trans>Take the case before you decide, so that no colleague works on it at the same time.</Trans>
          ) : (
            <Trans>{taken_by} has it</Trans>
          )}
        </Note>
      ) : null}
      {state !== 'open' || !mine ? null : ComplaintDecision === null ? (
        <Loading label={t`Loading`} shape="card" count={1} />
      ) : (
        <ComplaintDecision
          complaint={complaint}
          isBusy={isBusy}
          onDecide={(verdict) => void say(decide(verdict), t`Decided. Both sides are notified.`)}
        />
      )}
      {appeal === 'waiting' && mine ? (
        <AppealDecision isBusy={isBusy} onSettle={(grant) => void say(settle(grant), t`Decided. They are notified.`)} />
      ) : null}
      <CaseHistory {...complaint} />
    </section>
  );
}

/** The decision, and the text of an appeal. */
function Decided({ complaint: { state, reason, act, decided_by, appeal_content } }: { complaint: ComplaintCase }) {
  const { i18n } = useLingui();
  const by = decided_by ?? '?';
  return (
    <Card pad as="div" className="stack">
      <p>
        <b>{state === 'upheld' ? <Trans>Upheld by {by}</Trans> : <Trans>Dismissed by {by}</Trans>}</b>
        {reason === null ? null : `: ${i18n._(decisionLabels[reason])}`}
        {act === null ? null : ` · ${i18n._(actionLabels[act])}`}
      </p>
      {appeal_content === null ? null : (
        <blockquote className={css.caseQuote}>
          <span className="tiny muted">
            <Trans>Appeal</Trans>
          </span>
          <p>{appeal_content}</p>
        </blockquote>
      )}
    </Card>
  );
}
