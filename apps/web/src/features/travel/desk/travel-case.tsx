import { Trans, useLingui } from '@lingui/react/macro';
import type { TravelCase } from '@peonia/contract/travel/travel-desk.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { Textarea } from '@peonia/ui/textarea/textarea.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { type SubmitEvent, useState } from 'react';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { DeskMessages } from '../desk-messages.tsx';
import { DayList } from '../plan-days.tsx';
import { RequestFacts } from '../request-facts.tsx';
import { ConsentPill, StatePill } from '../state-pill.tsx';
import { type DeskParts, useCaseActs, useTravelCase } from './desk-queries.ts';
import { PlanForm } from './plan-form.tsx';
import * as css from './desk.module.css';

/** A request as the travel desk sees it: what is wanted, who agreed, the plan, messages, and what to do. */
export function TravelCaseView({ id, parts }: { id: number; parts: DeskParts }) {
  const { t } = useLingui();
  const { data, error, refetch } = useTravelCase(id);
  if (data !== undefined) return <Case request={data} parts={parts} />;
  if (error !== null) return <ListError error={error} onRetry={() => void refetch()} />;
  return <Loading label={t`Loading`} shape="card" count={1} />;
}

function Case({ request, parts }: { request: TravelCase; parts: DeskParts }) {
  const { t } = useLingui();
  const toast = useToast();
  const acts = useCaseActs(request.id, parts);
  const { id, state, consent, form, days, plan_revision, messages, refunded } = request;
  const traveller = request.traveller ?? t`Deleted member`;
  const companion = request.companion ?? t`Deleted member`;
  const canPlan = state === 'in_progress' || state === 'arranged';
  const save = async (plan: typeof days, seen: string, onDone: () => void) => {
    if (await acts.plan(plan, seen, onDone)) toast.show({ text: t`Plan saved` });
  };
  return (
    <section className="stack" aria-label={t({ message: `Request ${id}`, context: 'travel' })}>
      <header className={css.head}>
        <div className={css.grow}>
          <h2>
            <Trans context="travel">Request {id}</Trans>
          </h2>
          <p className="small muted">
            <Trans>
              {traveller} wants to meet {companion}
            </Trans>
            {refunded ? (
              <>
                {' · '}
                <Trans>Fee returned</Trans>
              </>
            ) : null}
          </p>
        </div>
        <ConsentPill consent={consent} />
        <StatePill state={state} />
      </header>
      <Card pad>
        <RequestFacts form={form} />
      </Card>
      <CaseActs request={request} acts={acts} />
      {canPlan || days.length > 0 ? (
        <Card pad>
          <CardHead title={<Trans>Day by day</Trans>} level={3} />
          {canPlan ? (
            <PlanForm
              key={plan_revision}
              id={id}
              days={days}
              revision={plan_revision}
              isBusy={acts.isBusy}
              onSave={save}
              RestoredNote={parts.RestoredNote}
            />
          ) : (
            <DayList days={days} />
          )}
        </Card>
      ) : null}
      <Card pad className="stack">
        <h3>
          <Trans>Messages</Trans>
        </h3>
        <DeskMessages
          messages={messages}
          reader="desk"
          label={<Trans>Message to the traveller</Trans>}
          draft={`staff:travel:${id}`}
          isBusy={acts.isBusy}
          onSend={state === 'closed' || state === 'cancelled' ? null : acts.write}
          onProblem={parts.showProblem}
        />
      </Card>
    </section>
  );
}

function CaseActs({ request: { acts: can }, acts }: { request: TravelCase; acts: ReturnType<typeof useCaseActs> }) {
  if (can.length === 0) return null;
  return (
    <Card pad className="stack">
      <div className="row wrap">
        {can.includes('begin') ? (
          <Button busy={acts.isBusy} onClick={() => void acts.act({ act: 'begin' })}>
            <Trans>Begin planning</Trans>
          </Button>
        ) : null}
        {can.includes('arrange') ? (
          <Button busy={acts.isBusy} onClick={() => void acts.act({ act: 'arrange' })}>
            <Trans>Mark the plan as ready</Trans>
          </Button>
        ) : null}
        {can.includes('close') ? (
          <Button busy={acts.isBusy} onClick={() => void acts.act({ act: 'close' })}>
            <Trans>Close the request</Trans>
          </Button>
        ) : null}
      </div>
      {can.includes('refund') ? (
        <RefundForm isBusy={acts.isBusy} onRefund={(reason) => void acts.act({ act: 'refund', reason })} />
      ) : null}
    </Card>
  );
}

function RefundForm({ isBusy, onRefund }: { isBusy: boolean; onRefund: (reason: string) => void }) {
  const [reason, setReason] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (reason.trim() !== '') onRefund(reason.trim());
  };
  return (
    <form className="stack" onSubmit={submit}>
      <Field
        label={<Trans>Why the request ends</Trans>}
        hint={<Trans>It is logged. The traveller gets the whole fee back.</Trans>}
      >
        <Textarea rows={2} value={reason} maxLength={500} onChange={(event) => setReason(event.target.value)} />
      </Field>
      <div className="row">
        <Button type="submit" variant="line" busy={isBusy} disabled={reason.trim() === ''}>
          <Trans>Cancel with the fee back</Trans>
        </Button>
      </div>
    </form>
  );
}
