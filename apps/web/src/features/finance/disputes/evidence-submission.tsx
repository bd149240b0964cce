import { Trans, useLingui } from '@lingui/react/macro';
import type { DisputeCase } from '@peonia/contract/money/disputes.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { RequestItem } from '../payments/payment-requests.tsx';
import { providerNames } from './dispute-labels.ts';
import { useRefreshDispute, useSubmission } from './dispute-queries.ts';
import { NoteForm } from './note-form.tsx';

/** Sends the evidence through the provider's interface: one person asks, another confirms. */
export function EvidenceSubmission({ dispute }: { dispute: DisputeCase }) {
  const { offered, requests } = dispute.submission;
  const { isBusy, ask, decide } = useSubmission(dispute.id, dispute.order);
  const refresh = useRefreshDispute(dispute.id);
  const provider = providerNames[dispute.gateway];
  const isWaiting = requests.some(({ state }) => state === 'open' || state === 'approved');
  if (requests.length === 0 && !offered) return null;
  return (
    <>
      {requests.map((request) => (
        <RequestItem key={request.id} request={request} isBusy={isBusy} onDecide={decide}>
          <Trans>Sending to {provider}</Trans>
          {request.file === null ? null : <FileNumber file={request.file} />}
        </RequestItem>
      ))}
      {requests.some(({ state }) => state === 'approved') ? (
        <div>
          <Button variant="line" onClick={refresh}>
            <Trans>Check again</Trans>
          </Button>
        </div>
      ) : null}
      {offered && !isWaiting ? <AskForm id={dispute.id} provider={provider} isBusy={isBusy} onAsk={ask} /> : null}
    </>
  );
}

function FileNumber({ file }: { file: string }) {
  return (
    <>
      {', '}
      <Trans>file {file}</Trans>
    </>
  );
}

type AskFormProps = { id: number; provider: string; isBusy: boolean; onAsk: (reason: string) => Promise<boolean> };

function AskForm({ id, provider, isBusy, onAsk }: AskFormProps) {
  const { t } = useLingui();
  const toast = useToast();
  const send = async (reason: string) => {
    const isAsked = await onAsk(reason);
    if (isAsked) toast.show({ text: t`Requested. A colleague has to confirm it.` });
    return isAsked;
  };
  return (
    <NoteForm
      label={<Trans>Why this evidence answers the dispute</Trans>}
      draft={`staff:evidence:${id}`}
      hint={
        <Trans>
          Once a colleague confirms, {provider} gets the PDF in English. That is final. At least five characters; it is
          logged.
        </Trans>
      }
      action={<Trans>Request sending to {provider}</Trans>}
      isBusy={isBusy}
      onSend={send}
    />
  );
}
