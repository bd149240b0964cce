import { Trans, useLingui } from '@lingui/react/macro';
import type { DisputeCase } from '@peonia/contract/money/disputes.ts';
import { formatDateTime } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { DownloadIcon } from '@peonia/ui/icons/download.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import { useEvidence, useEvidenceFile } from './dispute-queries.ts';
import { NoteForm } from './note-form.tsx';

const submissionPart = lazyPart(async () => (await import('./evidence-submission.tsx')).EvidenceSubmission, 'finance');

/** Makes the evidence as PDF, sends it where the provider takes it, and records that it was sent. */
export function EvidenceCard({ dispute }: { dispute: DisputeCase }) {
  const { isBusy, save } = useEvidenceFile(dispute.id);
  const { offered, requests } = dispute.submission;
  const Submission = submissionPart.use(offered || requests.length > 0);
  const isOnItsWay = requests.some(({ state }) => state === 'open' || state === 'approved');
  return (
    <Card pad as="div" className="stack">
      <CardHead title={<Trans context="dispute">Evidence</Trans>} level={3} />
      <p className="small muted">
        <Trans>
          Receipt, what was bought with this money, log-ins and devices, in your language. It holds no messages and no
          names of other members. Every download is logged.
        </Trans>
      </p>
      <div>
        <Button variant="line" icon={<DownloadIcon />} busy={isBusy} onClick={() => void save()}>
          <Trans>Download the evidence</Trans>
        </Button>
      </div>
      {dispute.evidence === null ? null : <Sent evidence={dispute.evidence} />}
      {Submission === null ? null : <Submission dispute={dispute} />}
      {dispute.state === 'open' && !isOnItsWay ? <SendForm id={dispute.id} isSecond={offered} /> : null}
    </Card>
  );
}

function Sent({ evidence: { at, by, note } }: { evidence: NonNullable<DisputeCase['evidence']> }) {
  const { language } = useLanguage();
  const date = new Date(at);
  const time = formatDateTime(language, date, 'medium');
  return (
    <p className="small">
      {by === null ? (
        <Trans>The provider has our evidence, {time}.</Trans>
      ) : (
        <Trans>
          Sent by {by}, {time}.
        </Trans>
      )}
      {note === '' ? null : ` ${note}`}
    </p>
  );
}

function SendForm({ id, isSecond }: { id: number; isSecond: boolean }) {
  const { t } = useLingui();
  const toast = useToast();
  const { isBusy, note } = useEvidence(id);
  const send = async (text: string) => {
    const isNoted = await note(text);
    if (isNoted) toast.show({ text: t`Recorded. The provider decides now.` });
    return isNoted;
  };
  return (
    <NoteForm
      label={<Trans>What you sent to the provider</Trans>}
      draft={`staff:dispute:${id}`}
      hint={<Trans>Upload it at the provider first. At least five characters; it is logged.</Trans>}
      action={<Trans>Record as sent</Trans>}
      variant={isSecond ? 'line' : 'primary'}
      isBusy={isBusy}
      onSend={send}
    />
  );
}
