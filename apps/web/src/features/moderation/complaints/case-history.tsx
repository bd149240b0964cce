import { Trans, useLingui } from '@lingui/react/macro';
import type { ComplaintCase } from '@peonia/contract/moderation/complaints.ts';
import { formatDateTime } from '@peonia/i18n/format.ts';
import { useLanguage } from '../../../platform/language/language.tsx';
import { historyLabels } from './complaint-labels.ts';
import * as css from './complaints.module.css';

/** Actions on a case, oldest first. */
export function CaseHistory({ history, history_older: hasOlder }: Pick<ComplaintCase, 'history' | 'history_older'>) {
  const { i18n } = useLingui();
  const { language } = useLanguage();
  if (history.length === 0) return null;
  return (
    <section>
      <h3 className={css.caseTitle}>
        <Trans>History</Trans>
      </h3>
      {hasOlder ? (
        <p className="small muted">
          <Trans>Only the newest entries are listed.</Trans>
        </p>
      ) : null}
      <ol className={css.caseHistory}>
        {history.map(({ at, act, by }) => {
          const time = new Date(at);
          const done = historyLabels[act];
          return (
            <li key={at}>
              <time className="tabular" dateTime={at}>
                {formatDateTime(language, time, 'short')}
              </time>
              <span>
                {by}: {done === undefined ? act : i18n._(done)}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
