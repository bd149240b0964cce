import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import type { TravelDraft } from '@peonia/contract/travel/travel.ts';
import { formatMoney } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { Checkbox } from '@peonia/ui/checkbox/checkbox.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { Textarea } from '@peonia/ui/textarea/textarea.tsx';
import { type SubmitEvent, useState } from 'react';
import { useLanguage } from '../../platform/language/language.tsx';
import { usePrices } from '../payments/checkout/use-prices.ts';
import { openItemPayment } from '../payments/open-item-payment.ts';
import { CompanionField } from './companion-field.tsx';
import { wishes, wishLabels } from './labels.ts';
import { SafetyAdvice } from './safety-advice.tsx';
import { useTravelForm } from './use-travel-form.ts';
import * as css from './travel.module.css';

interface FormProps {
  readonly draft: TravelDraft | null;
  /** The payment dialog was closed, with any outcome. */
  readonly onPaymentClosed: () => void;
}

/** The request, as it is written before its fee is paid. Source: specification section 3, "Travel request". */
export function TravelForm({ draft, onPaymentClosed }: FormProps) {
  const { i18n } = useLingui();
  const { form, companion, change, choose, problems, saved, finish } = useTravelForm(draft);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const target = event.currentTarget;
    if (isBusy) return;
    setBusy(true);
    const id = await finish();
    setBusy(false);
    if (id !== null) openItemPayment({ name: 'travel', id }, { onClose: onPaymentClosed });
    else target.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  };
  return (
    <form className={css.duo} noValidate onSubmit={(event) => void submit(event)}>
      <div className="stack cards">
        <Card edge pad className="stack" aria-labelledby="travel-you">
          <h2 id="travel-you">
            <Trans>You</Trans>
          </h2>
          <Field
            label={<Trans>Full name</Trans>}
            hint={<Trans>As in your passport. Only the travel desk sees it.</Trans>}
            error={problems.includes('name') ? <Trans>Please enter your name.</Trans> : null}
          >
            <TextInput
              value={form.name}
              autoComplete="name"
              maxLength={limits.travel_field_max}
              onChange={(event) => change({ name: event.target.value })}
            />
          </Field>
          <Field
            label={<Trans>E-mail address</Trans>}
            error={problems.includes('email') ? <Trans>Please enter a valid e-mail address.</Trans> : null}
          >
            <TextInput
              type="email"
              value={form.email}
              autoComplete="email"
              maxLength={254}
              onChange={(event) => change({ email: event.target.value })}
            />
          </Field>
        </Card>
        <Card edge pad className="stack" aria-labelledby="travel-journey">
          <h2 id="travel-journey">
            <Trans>Your journey</Trans>
          </h2>
          <Field
            label={<Trans>Destination</Trans>}
            error={problems.includes('destination') ? <Trans>Please say where you want to go.</Trans> : null}
          >
            <TextInput
              value={form.destination}
              maxLength={limits.travel_field_max}
              onChange={(event) => change({ destination: event.target.value })}
            />
          </Field>
          <CompanionField
            value={companion}
            error={problems.includes('companion') ? <Trans>Please choose whom you want to meet.</Trans> : null}
            onChange={choose}
          />
        </Card>
        <Card edge pad className="stack" aria-labelledby="travel-wishes">
          <h2 id="travel-wishes">
            <Trans>What you need</Trans>
          </h2>
          <div className={css.wishes}>
            {wishes.map((wish) => (
              <Checkbox
                key={wish}
                label={i18n._(wishLabels[wish])}
                checked={form[wish]}
                onChange={(event) => change({ [wish]: event.target.checked })}
              />
            ))}
          </div>
          <Field
            label={<Trans>Notes for the travel desk</Trans>}
            hint={<Trans>Dates, who comes along, what you would like to see.</Trans>}
          >
            <Textarea
              rows={5}
              value={form.notes}
              maxLength={limits.travel_notes_max}
              onChange={(event) => change({ notes: event.target.value })}
            />
          </Field>
        </Card>
      </div>
      <div className="stack cards">
        <Fee isBusy={isBusy} saved={saved} />
        <SafetyAdvice />
      </div>
    </form>
  );
}

type Saved = ReturnType<typeof useTravelForm>['saved'];

function Fee({ isBusy, saved }: { isBusy: boolean; saved: Saved }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { data: prices } = usePrices();
  const fee = prices?.items.find(({ name }) => name === 'travel');
  const price =
    prices === undefined || fee === undefined
      ? null
      : formatMoney(language, Math.round(fee.amount * 100), prices.currency);
  return (
    <Card edge pad className="stack" aria-labelledby="travel-fee">
      <h2 id="travel-fee">
        <Trans>The fee</Trans>
      </h2>
      <p className={`tabular ${css.price}`}>{price ?? '–'}</p>
      <p className="small muted">
        <Trans>Paid once, for the planning. Tickets, hotels and visas are not part of it.</Trans>
      </p>
      <p className="small muted">
        <Trans>
          The whole fee comes back if the member you want to meet does not say yes within {limits.travel_answer_days}{' '}
          days or takes it back, and if you cancel before we begin.
        </Trans>
      </p>
      <Button block size="lg" type="submit" disabled={price === null} busy={isBusy}>
        {price === null ? t`Pay` : t`Pay ${price}`}
      </Button>
      <p className="tiny muted" role="status">
        {saved === 'saving' ? (
          <Trans>Saving</Trans>
        ) : saved === 'saved' ? (
          <Trans>Draft saved</Trans>
        ) : saved === 'failed' ? (
          <Trans>Not saved yet. Check your connection.</Trans>
        ) : null}
      </p>
    </Card>
  );
}
