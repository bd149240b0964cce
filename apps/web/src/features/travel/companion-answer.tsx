import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { TravelRequest } from '@peonia/contract/travel/travel.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { CheckIcon } from '@peonia/ui/icons/check.tsx';
import { useState } from 'react';
import { Link } from '../../platform/router/link.tsx';
import { Person } from './companion-field.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import type { useRequestActs } from './queries.ts';
import { ConsentPill } from './state-pill.tsx';
import * as css from './travel.module.css';

const dayMs = 24 * 3_600_000;

interface AnswerProps {
  readonly request: TravelRequest;
  readonly acts: ReturnType<typeof useRequestActs>;
}

/** The question to the member to meet, and the way to take a yes back. */
export function CompanionAnswer({ request, acts: { busy, act } }: AnswerProps) {
  const { t } = useLingui();
  const { user, destination, consent, acts, answer_until } = request;
  const name = user?.name ?? t`Deleted member`;
  const [openedAt] = useState(() => Date.now());
  const days = answer_until === null ? 0 : Math.max(1, Math.ceil((Date.parse(answer_until) - openedAt) / dayMs));
  return (
    <Card edge pad className="stack" aria-labelledby="travel-answer">
      <h2 id="travel-answer">
        <Trans>
          {name} would like to meet you in {destination}
        </Trans>
      </h2>
      {user === null ? null : (
        <div className={css.chosen}>
          <Link href={`/profile/${user.user_id}`} className={css.person}>
            <Person person={user} />
          </Link>
          <ConsentPill consent={consent} />
        </div>
      )}
      {acts.includes('accept') ? (
        <>
          <p>
            <Trans>
              Our travel desk plans the journey only if you say yes. You see the plan and can take your yes back at any
              time, without a reason. A no needs no reason either.
            </Trans>
          </p>
          <p className="small muted">
            <Plural value={days} one="# day left to answer." other="# days left to answer." />
          </p>
          <Button
            block
            variant="trust"
            icon={<CheckIcon />}
            busy={busy === 'accept'}
            onClick={() => void act('accept')}
          >
            <Trans>Yes, I would like to meet</Trans>
          </Button>
          <Button block variant="line" busy={busy === 'decline'} onClick={() => void act('decline')}>
            <Trans>Not this time</Trans>
          </Button>
        </>
      ) : null}
      {acts.includes('withdraw') ? (
        <ConfirmButton
          variant="line"
          label={<Trans>Take my yes back</Trans>}
          title={<Trans>Take your yes back?</Trans>}
          text={<Trans>The request ends and the travel desk stops. You do not have to give a reason.</Trans>}
          isBusy={busy === 'withdraw'}
          onConfirm={() => act('withdraw')}
        />
      ) : null}
    </Card>
  );
}
