import { Trans, useLingui } from '@lingui/react/macro';
import { finishSocial, socialProviders } from '@peonia/contract/account-social.ts';
import type { ReplyOf } from '@peonia/contract/endpoint.ts';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { ownPath } from '../../platform/own-path.ts';
import { useParams } from '../../platform/router/hooks.ts';
import { enterSession } from '../../platform/session/switch-account.ts';
import { DoorFailure } from './door-failure.tsx';
import { DoorPage } from './door-page.tsx';
import { SocialNameForm } from './social-name-form.tsx';

type Outcome = ReplyOf<typeof finishSocial>;

/**
 * Where a sign-in service sends the browser back to: finishes the login, links the service, or asks a newcomer for a
 * name.
 */
export default function SocialLoginPage() {
  const { t } = useLingui();
  const params = useParams();
  const provider = socialProviders.find((name) => name === params['provider']);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  // The service sent no code: the visitor has pressed "cancel" there.
  const [isGivenUp, setGivenUp] = useState(false);

  const finish = useEffectEvent(() => {
    const query = new URLSearchParams(location.search);
    const { code, state, iss } = Object.fromEntries(query) as { code?: string; state?: string; iss?: string };
    // What came back works once: a reload or a look at the history must not send it again.
    history.replaceState(history.state, '', location.pathname);
    if (provider === undefined || code === undefined || state === undefined) return setGivenUp(true);
    call(finishSocial, { params: { provider }, body: iss === undefined ? { code, state } : { code, state, iss } }).then(
      (answer) => {
        if (answer.session !== null) enterSession(answer.session);
        if (answer.first === null)
          location.replace(ownPath(answer.redirect) ?? (answer.linked ? '/setting/password' : '/home'));
        else setOutcome(answer);
      },
      (error: unknown) => setFailure(error),
    );
  });
  useEffect(() => finish(), []);

  if (isGivenUp || failure !== null) {
    return (
      <DoorPage title={<Trans>Logging in did not work</Trans>}>
        {isGivenUp ? (
          <p>
            <Trans>The other service has not let you in, or you have stopped there. Nothing has changed here.</Trans>
          </p>
        ) : (
          <DoorFailure failure={failure} />
        )}
        <div>
          <a className="btn" href="/?type=login#auth">
            <Trans>Back to the login</Trans>
          </a>
        </div>
      </DoorPage>
    );
  }
  const first = outcome?.first ?? null;
  if (outcome === null || first === null || provider === undefined) {
    return (
      <DoorPage title={<Trans>Logging in</Trans>}>
        <Loading label={t`Logging in`} shape="row" count={2} />
      </DoorPage>
    );
  }
  return (
    <DoorPage title={<Trans>One last step</Trans>}>
      <SocialNameForm
        provider={provider}
        ticket={first.ticket}
        name={first.name}
        redirect={ownPath(outcome.redirect)}
      />
    </DoorPage>
  );
}
