import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SettlementImport } from '@peonia/contract/money/reconciliation.ts';
import { CheckIcon } from '@peonia/ui/icons/check.tsx';
import { TriangleAlertIcon } from '@peonia/ui/icons/triangle-alert.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { SentenceSpace } from '../../../platform/language/sentence-space.tsx';
import { problemLabels } from './reconciliation-labels.ts';
import * as css from './reconciliation.module.css';

interface ImportResultProps {
  readonly outcome: SettlementImport | 'too-large';
  readonly mostBytes: number;
}

/** What came of an import. */
export function ImportResult({ outcome, mostBytes }: ImportResultProps) {
  const megabytes = mostBytes / 1_000_000;
  if (outcome === 'too-large')
    return (
      <Note tone="bad" icon={<TriangleAlertIcon />}>
        <Trans>This report is larger than {megabytes} MB. Please import a shorter span of time.</Trans>
      </Note>
    );
  if (outcome.state === 'invalid') return <Problems result={outcome} />;
  const { known_lines: known, differences } = outcome;
  return (
    <Note icon={<CheckIcon />}>
      {outcome.state === 'known' ? (
        <Trans>This report was imported before. Nothing was changed.</Trans>
      ) : (
        <>
          <Trans>The report is imported.</Trans>
          <SentenceSpace />
          {differences === 0 ? (
            <Trans>Everything agrees.</Trans>
          ) : (
            <Plural value={differences} one="# difference was found." other="# differences were found." />
          )}
          <SentenceSpace />
          {known === 0 ? null : (
            <Plural value={known} one="# line stood in an earlier report." other="# lines stood in earlier reports." />
          )}
        </>
      )}
    </Note>
  );
}

function Problems({ result }: { result: SettlementImport }) {
  const { i18n } = useLingui();
  const more = result.more_problems;
  return (
    <Note tone="bad" icon={<TriangleAlertIcon />}>
      <p>
        <Trans>Nothing was imported. Please download the report again and do not edit it.</Trans>
      </p>
      <ul className={css.problems}>
        {result.problems.map(({ line, problem, column }) => {
          const what = i18n._(problemLabels[problem]);
          return (
            <li key={line}>
              <Trans>
                Line {line}: {what} ({column})
              </Trans>
            </li>
          );
        })}
        {more === 0 ? null : (
          <li>
            <Plural value={more} one="and # more line" other="and # more lines" />
          </li>
        )}
      </ul>
    </Note>
  );
}
