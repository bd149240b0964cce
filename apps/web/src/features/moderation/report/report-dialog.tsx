import { Trans, useLingui } from '@lingui/react/macro';
import { complaintReasons, type ComplaintReason } from '@peonia/contract/moderation/complaint-reasons.ts';
import { complain } from '@peonia/contract/moderation/complaints.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Checkbox } from '@peonia/ui/checkbox/checkbox.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { CircleAlertIcon } from '@peonia/ui/icons/circle-alert.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { Radio } from '@peonia/ui/radio/radio.tsx';
import { Textarea } from '@peonia/ui/textarea/textarea.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { type SubmitEvent, useState } from 'react';
import { ApiError, call } from '../../../platform/api/call.ts';
import type { ReportRequest } from '../../../platform/prompts/report-request.ts';
import { reportReasonLabels, reportTitles } from './report-reasons.ts';

/** Longest report text; the request allows 2000 characters including the reason. */
const MAX_LENGTH = 1_900;

/** Reports content to staff with a reason and an optional text. Each request starts over. */
export function ReportDialog({ request, onClose }: { request: ReportRequest | null; onClose: () => void }) {
  const [shown, setShown] = useState<{ request: ReportRequest | null; visit: number }>({ request: null, visit: 0 });
  if (request !== null && request !== shown.request) setShown({ request, visit: shown.visit + 1 });
  return shown.request === null ? null : (
    <Form key={shown.visit} open={request !== null} request={shown.request} onClose={onClose} />
  );
}

function Form({ open, request, onClose }: { open: boolean; request: ReportRequest; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const [reason, setReason] = useState<ComplaintReason | null>(null);
  const [words, setWords] = useState('');
  const [blocks, setBlocks] = useState(false);
  const [sending, setSending] = useState<{ isBusy: boolean; error: unknown }>({ isBusy: false, error: null });

  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (reason === null || sending.isBusy) return;
    setSending({ isBusy: true, error: null });
    try {
      await call(complain, {
        body: {
          reportType: request.type,
          reportId: request.id,
          content: words.trim() === '' ? reason : `${reason}: ${words.trim()}`,
          ...(blocks ? { block: true } : {}),
        },
      });
      onClose();
      toast.show({
        text: blocks
          ? t`Thank you. Our team will review it, and the member is blocked.`
          : t`Thank you. Our team will review it.`,
      });
    } catch (error) {
      setSending({ isBusy: false, error });
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissible={!sending.isBusy}
      title={i18n._(reportTitles[request.type])}
      closeLabel={t`Close`}
      footer={
        <Button
          block
          type="submit"
          form="report"
          disabled={reason === null}
          busy={sending.isBusy}
          busyLabel={t`Sending`}
        >
          <Trans>Send report</Trans>
        </Button>
      }
    >
      <form id="report" className="stack" onSubmit={(event) => void send(event)}>
        {sending.error === null ? null : (
          <Note tone="bad" role="alert" icon={<CircleAlertIcon />}>
            {sending.error instanceof ApiError ? sending.error.message : <Trans>Oops, Network is unreachable</Trans>}
          </Note>
        )}
        <Field group label={<Trans>What is wrong?</Trans>}>
          {complaintReasons.map((one) => (
            <Radio
              key={one}
              name="reason"
              value={one}
              checked={reason === one}
              onChange={() => setReason(one)}
              label={i18n._(reportReasonLabels[one])}
            />
          ))}
        </Field>
        <Field
          label={<Trans>Tell us more</Trans>}
          hint={<Trans>Only our team reads this. The other person is not notified.</Trans>}
        >
          <Textarea value={words} maxLength={MAX_LENGTH} onChange={(event) => setWords(event.target.value)} />
        </Field>
        <Checkbox
          checked={blocks}
          onChange={(event) => setBlocks(event.target.checked)}
          label={<Trans>Block this member as well</Trans>}
          hint={<Trans>Neither of you can see or write to the other any more.</Trans>}
        />
      </form>
    </Dialog>
  );
}
