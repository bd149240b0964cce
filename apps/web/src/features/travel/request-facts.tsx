import { useLingui } from '@lingui/react/macro';
import type { TravelRequest } from '@peonia/contract/travel/travel.ts';
import { type Fact, FactList } from '@peonia/ui/fact-list/fact-list.tsx';
import { wishes, wishLabels } from './labels.ts';
import * as css from './travel.module.css';

/** What the traveller wrote. */
export function RequestFacts({ form }: { form: NonNullable<TravelRequest['form']> }) {
  const { t, i18n } = useLingui();
  const wanted = wishes.filter((wish) => form[wish]).map((wish) => i18n._(wishLabels[wish]));
  const facts: readonly Fact[] = [
    { label: t`Full name`, value: form.name },
    { label: t`E-mail address`, value: form.email },
    { label: t`Destination`, value: form.destination },
    { label: t`What you need`, value: wanted.length === 0 ? '–' : <Wishes labels={wanted} /> },
  ];
  return (
    <div className="stack">
      <FactList facts={facts} />
      {form.notes === '' ? null : (
        <p className={`small ${css.words}`} dir="auto">
          {form.notes}
        </p>
      )}
    </div>
  );
}

/** Each wish is a sentence of its own. */
function Wishes({ labels }: { labels: readonly string[] }) {
  return (
    <>
      {labels.map((label) => (
        <span key={label} className={css.wish}>
          {label}
        </span>
      ))}
    </>
  );
}
