import { Trans, useLingui } from '@lingui/react/macro';
import type { ComplaintCase } from '@peonia/contract/moderation/complaints.ts';
import { formatDateTime } from '@peonia/i18n/format.ts';
import { Card } from '@peonia/ui/card/card.tsx';
import { classNames } from '@peonia/ui/class-names.ts';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../platform/language/language.tsx';
import { EvidenceFile } from './evidence-file.tsx';
import * as staffCss from '../staff.module.css';
import * as css from './complaints.module.css';

/** The reported content as it was at the time of the report, with the messages before it. */
export function EvidenceView({ complaint: { evidence, files, accused, complainer } }: { complaint: ComplaintCase }) {
  const { t } = useLingui();
  const { words, at, before, facts, edits = [] } = evidence;
  const isEmpty =
    words === null && before.length === 0 && files.length === 0 && facts.every(({ value }) => value === '');
  return (
    <Card pad as="section" aria-label={t`Evidence`} className="stack">
      <p className="small muted">
        <Trans>As it was when it was reported</Trans>
      </p>
      {before.map((one) => (
        <Said key={one.at} by={one.by_accused ? accused.name : complainer.name} words={one.words} at={one.at} />
      ))}
      {edits.map((one) => (
        <Said key={one.at} by={accused.name} words={one.words} at={one.at} note={<Trans>Before it was edited</Trans>} />
      ))}
      {words === null ? null : <Said by={accused.name} words={words} at={at} isReported />}
      {files.length === 0 ? null : (
        <ul className={css.caseFiles}>
          {files.map((file) => (
            <li key={file.id}>
              <EvidenceFile file={file} />
            </li>
          ))}
        </ul>
      )}
      {facts.some(({ value }) => value !== '') ? (
        <dl className={staffCss.staffFacts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {isEmpty ? (
        <p className="muted">
          <Trans>There is nothing to show but the profile itself.</Trans>
        </p>
      ) : null}
    </Card>
  );
}

function Said({
  by,
  words,
  at,
  note = null,
  isReported = false,
}: {
  by: string;
  words: string;
  at: string | null;
  note?: ReactNode;
  isReported?: boolean;
}) {
  const { language } = useLanguage();
  const time = at === null ? null : new Date(at);
  return (
    <blockquote className={classNames(css.caseQuote, isReported && css.reported)}>
      <span className="tiny muted">
        {by}
        {time === null ? null : ` · ${formatDateTime(language, time, 'short')}`}
        {note === null ? null : <> · {note}</>}
      </span>
      <p>{words}</p>
    </blockquote>
  );
}
