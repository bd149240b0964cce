import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Account } from '@peonia/contract/accounts/accounts.ts';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import type { Verification } from '@peonia/contract/verification.ts';
import { formatDate } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { CircleAlertIcon } from '@peonia/ui/icons/circle-alert.tsx';
import { HandIcon } from '@peonia/ui/icons/hand.tsx';
import { HourglassIcon } from '@peonia/ui/icons/hourglass.tsx';
import { InfoIcon } from '@peonia/ui/icons/info.tsx';
import { ShieldCheckIcon } from '@peonia/ui/icons/shield-check.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { showProblem } from '../../platform/errors/errors.tsx';
import { useLanguage } from '../../platform/language/language.tsx';
import { Link } from '../../platform/router/link.tsx';
import { requestHandSign, useVerification } from './queries.ts';
import { SelfieForm } from './selfie-form.tsx';
import { selfieReasonTexts } from './verification-texts.ts';
import * as css from './verify-page.module.css';

/** Identity verification: state and next step. */
export function IdentityCard({ me }: { me: Account }) {
  const { t } = useLingui();
  const { data, error, refetch } = useVerification();
  return (
    <Card pad edge aria-labelledby="verify-identity" className="stack">
      <h2 id="verify-identity" className={css.verifyTitle}>
        <Trans>Your identity</Trans>
      </h2>
      {data !== undefined ? (
        <VerificationState verification={data} me={me} />
      ) : error === null ? (
        <Loading label={t`Loading`} shape="row" count={2} />
      ) : (
        <Note
          tone="bad"
          role="alert"
          icon={<CircleAlertIcon />}
          action={
            <Button size="sm" variant="line" onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>Oops, Network is unreachable</Trans>
        </Note>
      )}
    </Card>
  );
}

function VerificationState({ verification, me }: { verification: Verification; me: Account }) {
  const { language } = useLanguage();
  const { state, sign, verified_at } = verification;
  if (state === 'verified') {
    const date = verified_at === null ? '' : formatDate(language, new Date(verified_at), 'long');
    return (
      <>
        <Note tone="trust" icon={<ShieldCheckIcon />}>
          <Trans>You have been verified since {date}. The green badge is on your profile.</Trans>
        </Note>
        <p className="small muted">
          <Trans>
            The badge belongs to your main photo. If you change the photo, you lose it and can verify yourself again.
          </Trans>
        </p>
      </>
    );
  }
  if (state === 'waiting') {
    return (
      <Note tone="info" icon={<HourglassIcon />}>
        <Trans>
          Your selfie is in review. Our team compares it with your main photo and notifies you of the decision.
        </Trans>
      </Note>
    );
  }
  return (
    <>
      <VerificationHint verification={verification} />
      {me.profile.photo === null ? (
        <MainPhotoRequired />
      ) : sign === null ? (
        <Begin left={verification.attempts_left} isAgain={state === 'refused'} />
      ) : (
        <SelfieForm key={sign.id} sign={sign} />
      )}
    </>
  );
}

function VerificationHint({ verification: { state, reason, dropped } }: { verification: Verification }) {
  const { i18n } = useLingui();
  if (state === 'refused' && reason !== null) {
    return (
      <Note tone="bad" icon={<CircleAlertIcon />}>
        <b>
          <Trans>Your selfie was not accepted.</Trans>
        </b>{' '}
        {i18n._(selfieReasonTexts[reason])}
      </Note>
    );
  }
  return (
    <Note tone="info" icon={dropped ? <InfoIcon /> : <HandIcon />}>
      {dropped ? (
        <Trans>Your green badge belonged to your old main photo. Verify yourself again with the new one.</Trans>
      ) : (
        <Trans>
          Show a hand sign to the camera. Our team compares the picture with your main photo. Then your profile gets the
          green badge, and you can start more chats.
        </Trans>
      )}
    </Note>
  );
}

function MainPhotoRequired() {
  return (
    <p>
      <Trans>
        Your selfie is compared with your main photo.{' '}
        <Link className="link" href="/setting/avatar">
          Add one first
        </Link>
        ; one in review counts once it is approved.
      </Trans>
    </p>
  );
}

function Begin({ left, isAgain }: { left: number; isAgain: boolean }) {
  const { selfies_per_day: tries } = limits;
  const [isBusy, setBusy] = useState(false);
  const begin = async () => {
    setBusy(true);
    try {
      await requestHandSign();
    } catch (error) {
      showProblem(error);
    } finally {
      setBusy(false);
    }
  };
  if (left === 0) {
    return (
      <p className="muted">
        <Trans>You have used today’s {tries} tries. You can try again tomorrow.</Trans>
      </p>
    );
  }
  return (
    <div className="row wrap">
      <Button variant="trust" icon={<ShieldCheckIcon />} busy={isBusy} onClick={() => void begin()}>
        {isAgain ? <Trans>Try again</Trans> : <Trans>Verify myself</Trans>}
      </Button>
      <span className="small muted">
        <Plural value={left} one="One picture can be sent today." other="# pictures can be sent today." />
      </span>
    </div>
  );
}
