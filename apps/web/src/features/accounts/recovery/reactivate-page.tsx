import { Trans } from '@lingui/react/macro';
import { reactivate } from '@peonia/contract/accounts/account-codes.ts';
import type { Session } from '@peonia/contract/accounts/accounts.ts';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { lazy, Suspense, useRef, useState } from 'react';
import { call, isRefusal } from '../../../platform/api/call.ts';
import { signIn } from '../../../platform/session/session.ts';
import type { SentCode } from '../codes/address-step.tsx';
import { checkCode } from '../codes/check-code.ts';
import { AuthFormPage } from '../form/auth-form-page.tsx';
import { readContact } from '../form/check-fields.ts';
import { useAuthForm } from '../form/use-auth-form.ts';
import { CodeStep } from './code-step.tsx';
import { RecoverySteps } from './recovery-steps.tsx';

const SecondStepDialog = lazy(async () => ({
  default: (await import('../login/second-step-dialog.tsx')).SecondStepDialog,
}));

/** Reopens a closed account with a code. Source: specification sections 2 and 5. */
export default function ReactivatePage() {
  const days = limits.closed_account_days;
  return (
    <AuthFormPage title={<Trans>Reactivate your account</Trans>}>
      <RecoverySteps
        purpose="reactivate"
        intro={
          <Trans>
            You can reactivate a closed account within {days} days and keep everything in it. Where should we send your
            six-digit code?
          </Trans>
        }
        renderCodeStep={(sent, onOtherAddress) => <ReactivateStep sent={sent} onOtherAddress={onOtherAddress} />}
      />
    </AuthFormPage>
  );
}

/** Code step of a reactivation; signs the member in. */
function ReactivateStep({ sent, onOtherAddress }: { sent: SentCode; onOtherAddress: () => void }) {
  const entered = useRef('');
  const [asksSecondStep, setAsksSecondStep] = useState(false);
  const form = useAuthForm(signInAndReload, {
    onRefused: (error) => {
      const isAsked = isRefusal(error, 'second_step_required');
      if (isAsked) setAsksSecondStep(true);
      return isAsked;
    },
  });
  const reopen = (second?: { second_code: string }) =>
    call(reactivate, { body: { ...readContact(sent.address), code: entered.current, ...second } });
  const enter = (code: string) => {
    entered.current = code;
    void form.submit(checkCode(code), () => reopen());
  };
  return (
    <>
      <CodeStep
        form={form}
        purpose="reactivate"
        sent={sent}
        submitLabel={<Trans>Reactivate account</Trans>}
        busyLabel={<Trans>Reactivating</Trans>}
        onSubmit={enter}
        onComplete={enter}
        onOtherAddress={onOtherAddress}
      />
      {asksSecondStep ? (
        <Suspense fallback={null}>
          <SecondStepDialog
            onCode={async (code) => signInAndReload(await reopen({ second_code: code }))}
            onClose={() => setAsksSecondStep(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** Reloads the app: another member may have been signed in before. */
async function signInAndReload(session: Session): Promise<void> {
  await signIn(session);
  location.assign('/home');
}
