import { Trans, useLingui } from '@lingui/react/macro';
import type { Weight } from '@peonia/contract/questions.ts';
import { Segmented } from '@peonia/ui/segmented/segmented.tsx';
import * as css from '../questions.module.css';

/** How much the same answer matters. */
export function WeightChoice({ value, onChange }: { value: Weight; onChange: (weight: Weight) => void }) {
  const { t } = useLingui();
  return (
    <div className={css.answerWeight}>
      <span className="small muted">
        <Trans>How important is it to you that the other person answers the same?</Trans>
      </span>
      <Segmented
        label={t`How important is it to you that the other person answers the same?`}
        dense
        value={String(value)}
        onChange={(weight) => onChange(Number(weight) as Weight)}
        segments={[
          { value: '1', label: t`A little` },
          { value: '2', label: t`Somewhat` },
          { value: '3', label: t`Very much` },
        ]}
      />
    </div>
  );
}
