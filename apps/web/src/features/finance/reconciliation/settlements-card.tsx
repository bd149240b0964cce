import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Settlement, SettlementImport } from '@peonia/contract/money/reconciliation.ts';
import { formatDate, formatGold, formatMoney } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { UploadIcon } from '@peonia/ui/icons/upload.tsx';
import { Select } from '@peonia/ui/select/select.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { useRef, useState } from 'react';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { ShowMore } from '../../../platform/paged-list.tsx';
import { ImportResult } from './import-result.tsx';
import { providerNames } from './reconciliation-labels.ts';
import { useImport, useSettlements } from './reconciliation-queries.ts';
import * as css from './reconciliation.module.css';

type Outcome = SettlementImport | 'too-large' | null;

/** Imports settlement reports of the providers and lists them. */
export function SettlementsCard() {
  const { t } = useLingui();
  const list = useSettlements();
  const [first] = list.pages;
  return (
    <Card pad as="section" className={`stack ${css.settlements}`}>
      <CardHead title={<Trans>Settlement reports</Trans>} />
      <p className="small muted">
        <Trans>
          Stripe: itemised balance report. PayPal: settlement report. WeChat Pay: trade bill. As CSV; the same report
          twice changes nothing. Fees and transfers to the bank are booked at once.
        </Trans>
      </p>
      {first !== undefined ? (
        <>
          <ImportForm gateways={first.gateways} mostBytes={first.most_bytes} />
          {list.items.length === 0 ? null : (
            <ul className={css.lines} aria-label={t`Imported reports`}>
              {list.items.map((settlement) => (
                <SettlementRow key={settlement.id} settlement={settlement} />
              ))}
            </ul>
          )}
          <ShowMore list={list} size="sm" />
        </>
      ) : list.error === null ? (
        <Loading label={t`Loading`} shape="row" count={1} />
      ) : (
        <ListError error={list.error} isCompact onRetry={list.reload} />
      )}
    </Card>
  );
}

type Gateway = Settlement['gateway'];

function ImportForm({ gateways, mostBytes }: { gateways: readonly Gateway[]; mostBytes: number }) {
  const [chosen, setChosen] = useState<Gateway | undefined>(gateways[0]);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const { isBusy, send } = useImport();
  const input = useRef<HTMLInputElement>(null);
  const read = async (file: File | undefined) => {
    if (file === undefined || chosen === undefined) return;
    setOutcome(null);
    if (file.size > mostBytes) return setOutcome('too-large');
    setOutcome(await send({ gateway: chosen, name: file.name.slice(0, 120), csv: await file.text() }));
  };
  return (
    <>
      <div className={css.importForm}>
        <Field label={<Trans>Provider</Trans>} className={css.provider}>
          <Select
            value={chosen}
            options={gateways.map((value) => ({ value, label: providerNames[value] }))}
            onChange={(event) => setChosen(gateways.find((name) => name === event.target.value))}
          />
        </Field>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,text/csv"
          onChange={(event) => {
            void read(event.target.files?.[0]);
            // Allows the same file to be chosen again.
            event.target.value = '';
          }}
        />
        <Button
          variant="line"
          icon={<UploadIcon />}
          busy={isBusy}
          disabled={chosen === undefined}
          onClick={() => input.current?.click()}
        >
          <Trans>Choose a report</Trans>
        </Button>
      </div>
      <div role="status">{outcome === null ? null : <ImportResult outcome={outcome} mostBytes={mostBytes} />}</div>
    </>
  );
}

function SettlementRow({ settlement }: { settlement: Settlement }) {
  const { language } = useLanguage();
  const day = (text: string) => formatDate(language, new Date(`${text}T12:00:00Z`), 'medium');
  const fee = formatMoney(language, Math.round(settlement.fee * 100), settlement.currency);
  const toBank = formatGold(language, Math.round(settlement.bank_gold * 100));
  const { first_day, last_day, imported_by } = settlement;
  return (
    <li>
      <div>
        <b className={`small ${css.name}`}>
          {providerNames[settlement.gateway]}, <bdi>{settlement.name}</bdi>
        </b>
        <span className="tiny muted">
          {first_day === last_day ? day(first_day) : `${day(first_day)} – ${day(last_day)}`} ·{' '}
          <Plural value={settlement.lines} one="# line" other="# lines" />
          {imported_by === '' ? null : ` · ${imported_by}`}
        </span>
      </div>
      <span className="small tabular">
        <Trans>Fees {fee}</Trans>
        {settlement.bank_gold === 0 ? null : (
          <>
            <br />
            <Trans>To the bank {toBank} gold</Trans>
          </>
        )}
      </span>
    </li>
  );
}
