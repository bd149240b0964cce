import { Trans, useLingui } from '@lingui/react/macro';
import { codes } from '@peonia/contract/protocol/codes.ts';
import { Card } from '@peonia/ui/card/card.tsx';
import { CodeSelect } from '../fields/code-select.tsx';
import {
  childrenLabels,
  heightLabels,
  horoscopeLabels,
  incomeLabels,
  marriageLabels,
  orientationLabels,
  weightLabels,
} from '../profile-labels.ts';
import type { EditSectionProps } from './profile-form-values.ts';
import * as css from './profile-form.module.css';

/** The coded fields; each may stay empty. */
export function EditDetails({ values, change }: EditSectionProps) {
  const { t } = useLingui();
  return (
    <Card pad edge aria-labelledby="edit-details" className="stack">
      <h2 id="edit-details" className={css.formTitle}>
        <Trans>Details</Trans>
      </h2>
      <div className={css.formTwo}>
        <div id="marriage" className={css.formAnchor}>
          <CodeSelect
            label={<Trans>Relationship status</Trans>}
            codes={codes.marriage}
            labels={marriageLabels}
            value={values.marriage}
            onChange={(marriage) => change({ marriage })}
          />
        </div>
        <div id="children" className={css.formAnchor}>
          <CodeSelect
            label={<Trans>Children</Trans>}
            codes={codes.children}
            labels={childrenLabels}
            value={values.children}
            onChange={(children) => change({ children })}
          />
        </div>
        <div id="height" className={css.formAnchor}>
          <CodeSelect
            label={<Trans>Height</Trans>}
            codes={codes.height}
            labels={heightLabels}
            value={values.height}
            onChange={(height) => change({ height })}
          />
        </div>
        <CodeSelect
          label={<Trans>Weight</Trans>}
          codes={codes.weight}
          labels={weightLabels}
          value={values.weight}
          onChange={(weight) => change({ weight })}
        />
        <CodeSelect
          label={<Trans>Income</Trans>}
          hint={<Trans>US dollars a year</Trans>}
          codes={codes.income}
          labels={incomeLabels}
          value={values.income}
          onChange={(income) => change({ income })}
        />
        <CodeSelect
          label={<Trans>Orientation</Trans>}
          codes={codes.orientation}
          labels={orientationLabels}
          value={values.orientation}
          onChange={(orientation) => change({ orientation })}
        />
        <CodeSelect
          label={<Trans>Horoscope</Trans>}
          none={t`Based on my birthday`}
          codes={codes.horoscope}
          labels={horoscopeLabels}
          value={values.horoscope}
          onChange={(horoscope) => change({ horoscope })}
        />
      </div>
    </Card>
  );
}
