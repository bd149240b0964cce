import { Trans } from '@lingui/react/macro';
import { confirmSocial, type finishSocial, type SocialProvider } from '@peonia/contract/accounts/account-social.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import { call } from '../../../platform/api/call.ts';
import { ownPath } from '../../../platform/router/own-path.ts';
import { enterProviderSession } from '../../../platform/session/provider-end.ts';
import { AuthFormPage } from '../form/auth-form-page.tsx';
import { FactorCodeForm } from '../security/factor-code-form.tsx';

interface StepProps {
  readonly provider: SocialProvider;
  readonly ticket: string;
  readonly outcome: ReplyOf<typeof finishSocial>;
}

/** The second step of a login through another service. */
export function SocialSecondStep({ provider, ticket, outcome }: StepProps) {
  const enter = async (second_code: string) => {
    const session = await call(confirmSocial, { params: { provider }, body: { ticket, second_code } });
    enterProviderSession(session, outcome.provider_end);
    location.replace(ownPath(outcome.redirect) ?? '/home');
  };
  return (
    <AuthFormPage title={<Trans>Two-step login</Trans>}>
      <div className="stack">
        <p>
          <Trans>Enter the code that your authenticator app shows now.</Trans>
        </p>
        <FactorCodeForm hasRecovery submitLabel={<Trans>Log in</Trans>} onCode={enter} />
      </div>
    </AuthFormPage>
  );
}
