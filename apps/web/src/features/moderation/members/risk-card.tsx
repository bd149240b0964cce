import { Trans, useLingui } from '@lingui/react/macro';
import type { MemberRisk } from '@peonia/contract/moderation/risk.ts';
import { formatNumber } from '@peonia/i18n/format.ts';
import { Card } from '@peonia/ui/card/card.tsx';
import { classNames } from '@peonia/ui/class-names.ts';
import { TableHead } from '@peonia/ui/table-head/table-head.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { levelLabels, ruleLabels } from './risk-labels.ts';
import * as css from './members.module.css';

const tones = { low: css.low, raised: css.raised, high: css.high } as const;

/** The score of a member with what was counted. It decides nothing. */
export function RiskCard({ risk: { score, level, signals } }: { risk: MemberRisk }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const levelName = i18n._(levelLabels[level]);
  return (
    <Card pad as="section" aria-labelledby="member-risk">
      <div className={css.riskHead}>
        <h2 id="member-risk" className={css.heading}>
          <Trans>Risk signals</Trans>
        </h2>
        <p className={classNames('tabular', css.score, tones[level])}>
          <Trans>
            {score} of 100 · {levelName}
          </Trans>
        </p>
      </div>
      <p className="small muted">
        {signals.length === 0 ? (
          <Trans>Nothing stands out.</Trans>
        ) : (
          <Trans>The score is counted from stored facts. Nothing follows from it by itself.</Trans>
        )}
      </p>
      {signals.length === 0 ? null : (
        <table className={css.signals}>
          <TableHead columns={[t`What was counted`, t`How many`, t({ message: 'Points', context: 'risk' })]} />
          <tbody>
            {signals.map(({ rule, count, points }) => (
              <tr key={rule}>
                <th scope="row">{i18n._(ruleLabels[rule])}</th>
                <td className="tabular">{formatNumber(language, count)}</td>
                <td className="tabular">+{formatNumber(language, points)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
