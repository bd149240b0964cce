import { Trans, useLingui } from '@lingui/react/macro';
import { finishSocial, socialProviders } from '@peonia/contract/accounts/account-social.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { useParams } from '../../../platform/router/hooks.ts';
import { ownPath } from '../../../platform/router/own-path.ts';
import { enterProviderSession, takePathBack } from '../../../platform/session/provider-end.ts';
import { AuthFormFailure } from '../form/auth-form-failure.tsx';
import { AuthFormPage } from '../form/auth-form-page.tsx';
import { SocialNameForm } from './social-name-form.tsx';
import { SocialSecondStep } from './social-second-step.tsx';
import * as buttonCss from '@peonia/ui/button/button.module.css';

type Outcome = ReplyOf<typeof finishSocial>;

/**
 * Callback page of a social login provider: completes the login, links the provider, asks a new member for a name, or
 * asks for a code.
 */
export default function SocialLoginPage() {
  const { t } = useLingui();
  const params = useParams();
  const provider = socialProviders.find((name) => name === params['provider']);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  // The provider returned no code: the visitor cancelled there.
  const [isGivenUp, setGivenUp] = useState(false);

  const finish = useEffectEvent(() => {
    const query = new URLSearchParams(location.search);
    const { code, state, iss } = Object.fromEntries(query) as { code?: string; state?: string; iss?: string };
    // The code is single-use: reloading or going back must not send it again.
    history.replaceState(history.state, '', location.pathname);
    if (provider === undefined || code === undefined || state === undefined) {
      // Back from the end of a session at the service.
      const back = takePathBack();
      return back === null ? setGivenUp(true) : location.replace(back);
    }
    call(finishSocial, { params: { provider }, body: iss === undefined ? { code, state } : { code, state, iss } }).then(
      (answer) => {
        if (answer.session !== null) enterProviderSession(answer.session, answer.provider_end);
        if (answer.first === null && answer.second === null)
          location.replace(ownPath(answer.redirect) ?? (answer.linked ? '/setting/password' : '/home'));
        else setOutcome(answer);
      },
      (error: unknown) => setFailure(error),
    );
  });
  useEffect(() => finish(), []);

  if (isGivenUp || failure !== null) {
    return (
      <AuthFormPage title={<Trans>Login failed</Trans>}>
        {isGivenUp ? (
          <p>
            <Trans>The other service did not log you in, or you cancelled. Nothing has changed here.</Trans>
          </p>
        ) : (
          <AuthFormFailure failure={failure} />
        )}
        <div>
          <a className={buttonCss.button} data-variant="primary" href="/?type=login#auth">
            <Trans>Back to login</Trans>
          </a>
        </div>
      </AuthFormPage>
    );
  }
  if (outcome?.second && provider !== undefined)
    return <SocialSecondStep provider={provider} second={outcome.second} outcome={outcome} onFailure={setFailure} />;
  const first = outcome?.first ?? null;
  if (outcome === null || first === null || provider === undefined) {
    return (
      <AuthFormPage title={<Trans>Logging in</Trans>}>
        <Loading label={t`Logging in`} shape="row" count={2} />
      </AuthFormPage>
    );
  }
  return (
    <AuthFormPage title={<Trans>One last step</Trans>}>
      <SocialNameForm
        provider={provider}
        ticket={first.ticket}
        name={first.name}
        providerEnd={outcome.provider_end}
        redirect={ownPath(outcome.redirect)}
      />
    </AuthFormPage>
  );
}
