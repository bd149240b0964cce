import { Trans, useLingui } from '@lingui/react/macro';
import type { Correction, DifferenceCase } from '@peonia/contract/money/reconciliation.ts';
import { formatGold } from '@peonia/i18n/format.ts';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { SecondPersonForm } from '../../moderation/staff-queue/second-person-form.tsx';
import { accountLabels, correctionLabels } from './reconciliation-labels.ts';
import { useDifferenceActs } from './reconciliation-queries.ts';
import * as css from './reconciliation.module.css';

/** Corrections of a difference. A colleague confirms or declines an open one; who asked can take it back. */
export function CorrectionList({ difference }: { difference: DifferenceCase }) {
  const { i18n } = useLingui();
  const { language } = useLanguage();
  if (difference.corrections.length === 0) return null;
  return (
    <Card pad as="div" className="stack">
      <CardHead title={<Trans>Corrections</Trans>} level={3} />
      {difference.corrections.map((correction) => {
        const { asked_by } = correction;
        const gold = formatGold(language, Math.round(correction.gold * 100));
        const [from, to] = [i18n._(accountLabels[correction.debit]), i18n._(accountLabels[correction.credit])];
        return (
          <div key={correction.id} className={css.correction}>
            <p>
              <b>
                <Trans>
                  {gold} gold from “{from}” to “{to}”
                </Trans>
              </b>
              {` · ${i18n._(correctionLabels[correction.state])}`}
            </p>
            <p className="small">
              <Trans>Requested by {asked_by}</Trans>: {correction.reason}
            </p>
            {correction.decided_by === null ? null : (
              <p className="small">
                {correction.decided_by}: {correction.detail}
              </p>
            )}
            {correction.state === 'open' ? <Decide id={difference.id} correction={correction} /> : null}
          </div>
        );
      })}
    </Card>
  );
}

function Decide({ id, correction }: { id: number; correction: Correction }) {
  const { t } = useLingui();
  const toast = useToast();
  const { isBusy, decide } = useDifferenceActs(id);
  const send = async (confirm: boolean, reason: string) => {
    const isDone = await decide({ correction: correction.id, confirm, reason });
    if (isDone)
      toast.show({ text: confirm ? t`The correction is booked.` : t`The request was closed. Nothing moved.` });
  };
  return (
    <SecondPersonForm
      isOwn={correction.own}
      isBusy={isBusy}
      onDecide={(confirm, reason) => void send(confirm, reason)}
    />
  );
}
