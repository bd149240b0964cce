import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffTaxDocument } from '@peonia/contract/payouts/payout-tax.ts';
import { countryName, formatDate } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { DownloadIcon } from '@peonia/ui/icons/download.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { downloadTaxFile } from './download-payout-file.ts';
import { taxLabels } from './payout-labels.ts';
import { useTaxDecision } from './payout-queries.ts';
import { ReasonForm } from './reason-form.tsx';

/** Where the partner is taxed, and the document about it with its decision. */
export function TaxDocumentCard({ payoutId, document }: { payoutId: number; document: StaffTaxDocument }) {
  const { i18n } = useLingui();
  const { language } = useLanguage();
  const { isBusy, decide, download } = useTaxDecision(payoutId, document.id);
  const day = formatDate(language, new Date(document.sent_at), 'long');
  const country = countryName(language, document.country);
  return (
    <Card pad as="div" className="stack">
      <CardHead title={<Trans>Tax residence</Trans>} level={3} />
      <p>
        {country} · {i18n._(taxLabels[document.state])} · {day}
      </p>
      {document.reason === null ? null : <p className="small muted">{document.reason}</p>}
      {document.kind === null ? null : (
        <div>
          <Button
            variant="line"
            icon={<DownloadIcon />}
            busy={isBusy}
            onClick={() => void download(() => downloadTaxFile(document.id))}
          >
            <Trans>Download document</Trans>
          </Button>
        </div>
      )}
      {document.state === 'waiting' ? (
        <ReasonForm>
          {(reason, isShort) => (
            <>
              <Button busy={isBusy} disabled={isShort} onClick={() => void decide({ accept: true, reason })}>
                <Trans>Accept document</Trans>
              </Button>
              <Button
                variant="line"
                busy={isBusy}
                disabled={isShort}
                onClick={() => void decide({ accept: false, reason })}
              >
                <Trans>Decline document</Trans>
              </Button>
            </>
          )}
        </ReasonForm>
      ) : null}
    </Card>
  );
}
