import { type ReactNode, useState } from 'react';
import { AddressStep, type AddressStepProps, type SentCode } from '../codes/address-step.tsx';

interface RecoveryStepsProps {
  readonly purpose: AddressStepProps['purpose'];
  readonly intro: ReactNode;
  readonly renderCodeStep: (sent: SentCode, onOtherAddress: () => void) => ReactNode;
}

/** Account recovery in two steps: the address, then the code that was sent to it. */
export function RecoverySteps({ purpose, intro, renderCodeStep }: RecoveryStepsProps) {
  const [address, setAddress] = useState('');
  const [sent, setSent] = useState<SentCode | null>(null);
  if (sent !== null) {
    return renderCodeStep(sent, () => {
      setAddress(sent.address);
      setSent(null);
    });
  }
  return (
    <>
      <p>{intro}</p>
      <AddressStep purpose={purpose} address={address} onSent={setSent} />
    </>
  );
}
