import { Trans, useLingui } from '@lingui/react/macro';
import { confirmSocial, type finishSocial, type SocialProvider } from '@peonia/contract/accounts/account-social.ts';
import type { Session } from '@peonia/contract/accounts/accounts.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { call, isRefusal } from '../../../platform/api/call.ts';
import { ownPath } from '../../../platform/router/own-path.ts';
import { enterProviderSession } from '../../../platform/session/provider-end.ts';
import { AuthFormPage } from '../form/auth-form-page.tsx';
import { LoginCodeDialog } from '../login/login-code-dialog.tsx';
import { codeRequestOf, type LoginCodeRequest } from '../login/login-code-request.ts';
import { FactorCodeForm } from '../security/factor-code-form.tsx';

interface StepProps {
  readonly provider: SocialProvider;
  readonly second: NonNullable<ReplyOf<typeof finishSocial>['second']>;
  readonly outcome: ReplyOf<typeof finishSocial>;
  /** The login has to begin again. */
  readonly onFailure: (failure: unknown) => void;
}

/** The further step of a login through another service: a code of the app, or one that is sent to the address. */
export function SocialSecondStep({ provider, second: { ticket, needs }, outcome, onFailure }: StepProps) {
  const { t } = useLingui();
  const [request, setRequest] = useState<LoginCodeRequest | null>(null);
  const confirm = async (proof: { readonly second_code?: string; readonly code?: string }): Promise<Session> => {
    try {
      return await call(confirmSocial, { params: { provider }, body: { ticket, ...proof } });
    } catch (error) {
      if (isRefusal(error, 'social_expired')) onFailure(error);
      throw error;
    }
  };
  const enter = (session: Session) => {
    enterProviderSession(session, outcome.provider_end);
    location.replace(ownPath(outcome.redirect) ?? '/home');
  };
  const ask = useEffectEvent(async () => {
    const logIn = (code: string | undefined) => confirm(code === undefined ? {} : { code });
    try {
      enter(await logIn(undefined));
    } catch (error) {
      const asked = codeRequestOf(error, { logIn, typed: undefined });
      if (asked === null) onFailure(error);
      else setRequest(asked);
    }
  });
  useEffect(() => {
    if (needs === 'code') void ask();
  }, [needs]);

  if (needs === 'code')
    return (
      <AuthFormPage title={<Trans>Logging in</Trans>}>
        {request === null ? (
          <Loading label={t`Logging in`} shape="row" count={2} />
        ) : (
          <LoginCodeDialog
            request={request}
            onSession={async (session) => enter(session)}
            onClose={() => location.replace('/?type=login')}
          />
        )}
      </AuthFormPage>
    );
  return (
    <AuthFormPage title={<Trans>Two-step login</Trans>}>
      <div className="stack">
        <p>
          <Trans>Enter the code that your authenticator app shows now.</Trans>
        </p>
        <FactorCodeForm
          hasRecovery
          submitLabel={<Trans>Log in</Trans>}
          onCode={async (second_code) => enter(await confirm({ second_code }))}
        />
      </div>
    </AuthFormPage>
  );
}
