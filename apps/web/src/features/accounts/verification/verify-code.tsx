import { Trans } from '@lingui/react/macro';
import { verifyAddress } from '@peonia/contract/accounts/account-codes.ts';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { call } from '../../../platform/api/call.ts';
import { refreshMe } from '../../../platform/session/session.ts';
import { CodeDialog } from '../codes/code-dialog.tsx';
import { requestCode } from '../codes/request-code.ts';
import { readContact } from '../form/check-fields.ts';
import { useOwnerProof } from '../reauthentication/use-owner-proof.tsx';

interface VerifyCodeProps {
  readonly address: string;
  readonly seconds: number;
  readonly onClose: () => void;
  /** Returns to the address step. */
  readonly onOther: () => void;
  readonly onDone: (trial: boolean) => void;
}

/** Second step: the code. */
export function VerifyCode({ address, seconds, onClose, onOther, onDone }: VerifyCodeProps) {
  const { code_minutes: minutes } = limits;
  const contact = readContact(address);

  const owner = useOwnerProof();

  const prove = (code: string) => owner.run((proof) => call(verifyAddress, { body: { ...contact, code, ...proof } }));
  return (
    <>
      <CodeDialog
        open
        onClose={onClose}
        title={<Trans>Enter the code</Trans>}
        text={
          <Trans>
            We sent a code to <b>{address}</b>. It is valid for {minutes} minutes.
          </Trans>
        }
        seconds={seconds}
        onCode={prove}
        onDone={async ({ trial }) => {
          await refreshMe();
          onDone(trial);
        }}
        onResend={() => requestCode({ ...contact, purpose: 'verify' })}
        otherAddress={{ label: <Trans>Use another address</Trans>, onPress: onOther }}
      />
      {owner.dialog}
    </>
  );
}
