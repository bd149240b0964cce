import { Trans, useLingui } from '@lingui/react/macro';
import type { TaxResidence } from '@peonia/contract/payouts/payout-tax.ts';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { countryChoices } from '@peonia/i18n/countries.ts';
import { countryName, formatDate } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { FactList } from '@peonia/ui/fact-list/fact-list.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { HourglassIcon } from '@peonia/ui/icons/hourglass.tsx';
import { InfoIcon } from '@peonia/ui/icons/info.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { Select } from '@peonia/ui/select/select.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { type SubmitEvent, useRef, useState } from 'react';
import { ListError } from '../../platform/errors/list-error.tsx';
import { useLanguage } from '../../platform/language/language.tsx';
import { useSaveResidence, useTaxResidence } from './use-tax-residence.ts';

const accept = '.pdf,.jpg,.jpeg,.png,.webp,application/pdf,image/jpeg,image/png,image/webp';

/** Where the partner is taxed, and the document about it. Nothing is shown where the operator asks for none. */
export function TaxResidenceCard() {
  const { data, error, refetch } = useTaxResidence();
  // Most operators ask for nothing, so the wait has no shape.
  if (data === undefined ? error === null : !data.asked) return null;
  return (
    <Card pad edge as="section" className="stack">
      <CardHead title={<Trans>Tax residence</Trans>} />
      {data !== undefined ? (
        <Residence key={data.current?.sent_at} residence={data} />
      ) : error === null ? null : (
        <ListError error={error} isCompact onRetry={() => void refetch()} />
      )}
    </Card>
  );
}

function Residence({ residence }: { residence: TaxResidence }) {
  const { current, lack } = residence;
  const [isOpen, setOpen] = useState(lack === 'missing');
  return (
    <>
      {current === null ? (
        <p>
          <Trans>Tell us in which country you pay taxes. Some countries need a document before we can pay you.</Trans>
        </p>
      ) : (
        <Current residence={current} />
      )}
      {isOpen ? (
        <ResidenceForm residence={residence} onDone={() => setOpen(false)} />
      ) : (
        <div>
          <Button variant="line" onClick={() => setOpen(true)}>
            <Trans>Change tax residence</Trans>
          </Button>
        </div>
      )}
    </>
  );
}

function Current({ residence }: { residence: NonNullable<TaxResidence['current']> }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { country, name, state, reason, until } = residence;
  const end = until === null ? '' : formatDate(language, new Date(until), 'long');
  const [openedAt] = useState(() => Date.now());
  const isOver = until !== null && new Date(until).getTime() <= openedAt;
  return (
    <>
      <FactList
        facts={[
          { label: t({ message: 'Country', context: 'tax' }), value: countryName(language, country) },
          ...(name === null ? [] : [{ label: t`Document`, value: name }]),
        ]}
      />
      {state === 'waiting' ? (
        <Note icon={<HourglassIcon />} role="note">
          <Trans>We are checking your document. You can request a payout meanwhile; it is paid once we are done.</Trans>
        </Note>
      ) : state === 'refused' ? (
        <Note tone="bad" icon={<InfoIcon />} role="note">
          <Trans>We could not accept your document: {reason}</Trans>
        </Note>
      ) : state === 'accepted' ? (
        <p className="small muted">
          {isOver ? (
            <Trans>Your document counted until {end}. Please send a new one.</Trans>
          ) : (
            <Trans>Your document was accepted and counts until {end}.</Trans>
          )}
        </p>
      ) : null}
    </>
  );
}

function ResidenceForm({ residence, onDone }: { residence: TaxResidence; onDone: () => void }) {
  const megabytes = limits.payout_tax_bytes / 1_000_000;
  const { t } = useLingui();
  const { language } = useLanguage();
  const toast = useToast();
  const { isBusy, save } = useSaveResidence();
  const [country, setCountry] = useState(residence.current?.country ?? '');
  const [file, setFile] = useState<File | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const needsFile = country !== '' && (residence.countries === null || residence.countries.includes(country));
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!(await save(country, needsFile ? file : null))) return;
    toast.show({ text: t`Saved.` });
    onDone();
  };
  const choices = countryChoices(language).map(({ code, name }) => ({ value: code, label: name }));
  return (
    <form className="stack" onSubmit={(event) => void submit(event)}>
      <Field label={<Trans>Country where you pay taxes</Trans>}>
        <Select
          value={country}
          options={[{ value: '', label: t({ message: 'Please choose', context: 'country' }) }, ...choices]}
          onChange={(event) => setCountry(event.target.value)}
        />
      </Field>
      {needsFile ? (
        <div className="stack">
          <p className="small muted">
            <Trans>
              We need a document of your tax office for this country, as a PDF or picture of up to {megabytes} MB. It is
              stored encrypted, and only our finance team reads it.
            </Trans>
          </p>
          <input
            ref={input}
            type="file"
            hidden
            accept={accept}
            aria-label={t`Document`}
            onChange={(event) => setFile(event.target.files?.[0] ?? null)}
          />
          <div className="row wrap">
            <Button variant="line" onClick={() => input.current?.click()}>
              <Trans>Choose a document</Trans>
            </Button>
            {file === null ? null : <bdi className="small">{file.name}</bdi>}
          </div>
        </div>
      ) : null}
      <div>
        <Button type="submit" busy={isBusy} disabled={country === '' || (needsFile && file === null)}>
          {needsFile ? <Trans>Send document</Trans> : <Trans>Save</Trans>}
        </Button>
      </div>
    </form>
  );
}
