import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { markTranslation, type TranslationOrder } from '@peonia/contract/translation/translators.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { Radio } from '@peonia/ui/radio/radio.tsx';
import { Textarea } from '@peonia/ui/textarea/textarea.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { type SubmitEvent, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { showProblem } from '../../../platform/errors/errors.tsx';
import { cacheOrder } from './order-queries.ts';

const marks = [
  { value: 5, label: msg`Very good` },
  { value: 4, label: msg({ message: 'Good', context: 'translation' }) },
  { value: 3, label: msg({ message: 'Fair', context: 'translation' }) },
  { value: 2, label: msg`Poor` },
  { value: 1, label: msg`Useless` },
] as const;

/** Rates a finished translation, with an optional comment. */
export function RatingForm({ order }: { order: TranslationOrder }) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const [mark, setMark] = useState<number | null>(order.mark);
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (mark === null || isBusy) return;
    setBusy(true);
    try {
      cacheOrder(await call(markTranslation, { params: { id: order.message_id }, body: { mark, reason } }));
      toast.show({ text: t`Thank you. It helps the translators.` });
    } catch (error) {
      showProblem(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className="stack" onSubmit={(event) => void send(event)}>
      <Field group label={<Trans>How good is it?</Trans>}>
        {marks.map(({ value, label }) => (
          <Radio
            key={value}
            name="mark"
            value={value}
            checked={mark === value}
            onChange={() => setMark(value)}
            label={i18n._(label)}
          />
        ))}
      </Field>
      <Field
        label={<Trans>Why?</Trans>}
        hint={<Trans>The translator sees your rating; only our team reads this.</Trans>}
      >
        <Textarea rows={2} value={reason} maxLength={500} onChange={(event) => setReason(event.target.value)} />
      </Field>
      <div>
        <Button type="submit" variant="line" disabled={mark === null} busy={isBusy} busyLabel={t`Sending`}>
          {order.mark === null ? <Trans>Send rating</Trans> : <Trans>Change rating</Trans>}
        </Button>
      </div>
    </form>
  );
}
