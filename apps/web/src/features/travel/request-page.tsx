import { Trans, useLingui } from '@lingui/react/macro';
import type { TravelRequest } from '@peonia/contract/travel/travel.ts';
import { Card } from '@peonia/ui/card/card.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { showProblem } from '../../platform/errors/errors.tsx';
import { ListError } from '../../platform/errors/list-error.tsx';
import { PageHead } from '../../platform/head/page-head.tsx';
import { useParams } from '../../platform/router/hooks.ts';
import { CompanionAnswer } from './companion-answer.tsx';
import { Person } from './companion-field.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import { DeskMessages } from './desk-messages.tsx';
import { PlanDays } from './plan-days.tsx';
import { useRequest, useRequestActs } from './queries.ts';
import { RequestFacts } from './request-facts.tsx';
import { RequestSteps } from './request-steps.tsx';
import { SafetyAdvice } from './safety-advice.tsx';
import { ConsentPill, StatePill } from './state-pill.tsx';
import * as css from './travel.module.css';

/** A request as its traveller or the member to meet sees it. */
export default function RequestPage() {
  const { t } = useLingui();
  const id = Number(useParams()['id']);
  const { data: request, error, refetch } = useRequest(id);
  const destination = request?.destination ?? '';
  return (
    <>
      <PageHead
        title={request === undefined ? <Trans>Travel request</Trans> : <Trans>Journey to {destination}</Trans>}
        text={<Trans context="travel">Request {id}</Trans>}
        back="/travel"
        actions={request === undefined ? null : <StatePill state={request.state} className="desktop-only" />}
      />
      {request !== undefined ? (
        <Page request={request} />
      ) : error === null ? (
        <Loading label={t`Loading`} shape="card" count={2} />
      ) : (
        <ListError error={error} onRetry={() => void refetch()} />
      )}
    </>
  );
}

function Page({ request }: { request: TravelRequest }) {
  const { id, role, days, messages, form, state } = request;
  const acts = useRequestActs(id);
  const isOver = state === 'closed' || state === 'cancelled';
  return (
    <div className={css.duo}>
      <div className="stack cards">
        <Card edge pad>
          <RequestSteps request={request} />
        </Card>
        {role === 'companion' ? <CompanionAnswer request={request} acts={acts} /> : null}
        {days.length === 0 ? null : <PlanDays id={id} days={days} />}
        {messages === null ? null : (
          <Card edge pad className="stack" aria-labelledby="travel-desk">
            <h2 id="travel-desk">
              <Trans>Messages with the travel desk</Trans>
            </h2>
            <DeskMessages
              messages={messages}
              reader="traveller"
              label={<Trans>Message to the travel desk</Trans>}
              draft={`travel:${id}`}
              isBusy={acts.busy === 'write'}
              onSend={isOver ? null : acts.write}
              onProblem={showProblem}
            />
          </Card>
        )}
      </div>
      <div className="stack cards">
        {role === 'traveller' ? <Companion request={request} acts={acts} /> : null}
        {form === null ? null : (
          <Card edge pad className="stack" aria-labelledby="travel-details">
            <h2 id="travel-details">
              <Trans>Your details</Trans>
            </h2>
            <RequestFacts form={form} />
          </Card>
        )}
        <SafetyAdvice />
      </div>
    </div>
  );
}

function Companion({ request, acts }: { request: TravelRequest; acts: ReturnType<typeof useRequestActs> }) {
  const { user, consent } = request;
  return (
    <Card edge pad className="stack" aria-labelledby="travel-people">
      <h2 id="travel-people">
        <Trans>Whom you meet</Trans>
      </h2>
      <div className={css.chosen}>
        {user === null ? (
          <span className={css.grow}>
            <Trans>Deleted member</Trans>
          </span>
        ) : (
          <Person person={user} />
        )}
        <ConsentPill consent={consent} />
      </div>
      <p className="small muted">
        <Trans>They can take the yes back at any time, without a reason. You then get the whole fee back.</Trans>
      </p>
      {request.acts.includes('cancel') ? (
        <ConfirmButton
          label={<Trans>Cancel the request</Trans>}
          title={<Trans>Cancel this request?</Trans>}
          text={<Trans>The whole fee goes back to you. This cannot be undone.</Trans>}
          isBusy={acts.busy === 'cancel'}
          onConfirm={() => acts.act('cancel')}
        />
      ) : null}
    </Card>
  );
}
