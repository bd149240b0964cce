import { Trans } from '@lingui/react/macro';
import { reactivate } from '@peonia/contract/accounts/account-codes.ts';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { InfoIcon } from '@peonia/ui/icons/info.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { lazy, Suspense, useRef, useState } from 'react';
import { call, isRefusal, NetworkError } from '../../../platform/api/call.ts';
import type { SentCode } from '../codes/address-step.tsx';
import { checkCode } from '../codes/check-code.ts';
import { AuthFormPage } from '../form/auth-form-page.tsx';
import { readContact } from '../form/check-fields.ts';
import { useAuthForm } from '../form/use-auth-form.ts';
import { CodeStep } from './code-step.tsx';
import { RecoverySteps } from './recovery-steps.tsx';
import { signInAndReload } from './sign-in-and-reload.ts';

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
  const isLost = useRef(false);
  const [mayBeOpen, setMayBeOpen] = useState(false);
  const form = useAuthForm(signInAndReload, {
    onRefused: (error) => {
      if (error instanceof NetworkError) isLost.current = true;
      // The code was right before, and its account is open if only the reply was lost.
      if (isLost.current && isRefusal(error, 'code_invalid')) {
        setMayBeOpen(true);
        return true;
      }
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
      >
        {mayBeOpen ? <MayBeOpen /> : null}
      </CodeStep>
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

function MayBeOpen() {
  return (
    <Note
      icon={<InfoIcon />}
      role="status"
      action={
        <Button size="sm" variant="line" href="/?type=login">
          <Trans>Log in</Trans>
        </Button>
      }
    >
      <Trans>This code may have been used already, and your account is open again. Try to log in.</Trans>
    </Note>
  );
}
