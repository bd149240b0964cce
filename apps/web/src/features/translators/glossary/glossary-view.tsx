import { Trans, useLingui } from '@lingui/react/macro';
import type { Term } from '@peonia/contract/translation/translation-desk.ts';
import { Card } from '@peonia/ui/card/card.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { LanguagesIcon } from '@peonia/ui/icons/languages.tsx';
import { TrashIcon } from '@peonia/ui/icons/trash.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { PageHead } from '../../../platform/head/page-head.tsx';
import type { DeskParts } from '../desk/desk-parts.ts';
import { TranslatorStats } from '../desk/translator-stats.tsx';
import { usePairName } from '../use-pair-name.ts';
import { removeTerm, useTerms, useTranslators } from './glossary-queries.ts';
import { TermForm } from './term-form.tsx';
import * as deskCss from '../desk/desk.module.css';
import * as css from '../translators.module.css';
import * as glossaryCss from './glossary.module.css';

/** Translators with their statistics, and the glossary. */
export function GlossaryView({ parts }: { parts: DeskParts }) {
  const { t } = useLingui();
  const terms = useTerms();
  return (
    <div className={css.staffPage}>
      <PageHead title={<Trans>Translators</Trans>} text={<Trans>Languages are granted by an operator.</Trans>} />
      <div className={`${glossaryCss.glossary} stack`}>
        <Translators />
        <h2 className={css.caseTitle}>
          <Trans>Glossary</Trans>
        </h2>
        <TermForm parts={parts} />
        {terms.data !== undefined ? (
          <TermTable terms={terms.data.items} parts={parts} />
        ) : terms.error === null ? (
          <Loading label={t`Loading`} shape="row" count={3} />
        ) : (
          <ListError error={terms.error} onRetry={() => void terms.refetch()} />
        )}
      </div>
    </div>
  );
}

function Translators() {
  const { t } = useLingui();
  const nameOf = usePairName();
  const { data, error, refetch } = useTranslators();
  if (data === undefined && error !== null) return <ListError error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Loading label={t`Loading`} shape="row" count={3} />;
  if (data.items.length === 0)
    return (
      <EmptyState
        level={2}
        icon={<LanguagesIcon />}
        title={<Trans>No translators yet</Trans>}
        text={<Trans>An operator grants the role and each pair of languages.</Trans>}
      />
    );
  return (
    <ul className={deskCss.deskList} aria-label={t`Translators`}>
      {data.items.map(({ user_id, name, pairs, figures }) => (
        <li key={user_id} className={deskCss.deskRow}>
          <span className={`grow ${deskCss.grow}`}>
            <b className="small">{name}</b>
            <span className="tiny muted">{pairs.map(({ from, to }) => nameOf(from, to)).join(', ')}</span>
            <TranslatorStats figures={figures} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function TermTable({ terms, parts }: { terms: readonly Term[]; parts: DeskParts }) {
  const { t } = useLingui();
  const nameOf = usePairName();
  if (terms.length === 0)
    return (
      <Card pad as="div">
        <Trans>No words yet.</Trans>
      </Card>
    );
  return (
    <ul className={deskCss.deskList} aria-label={t`Glossary`}>
      {terms.map(({ id, from, to, term, translation, note }) => (
        <li key={id} className={deskCss.deskRow}>
          <span className={`grow ${deskCss.grow}`}>
            <span className="small">
              <b lang={from}>{term}</b> → <span lang={to}>{translation}</span>
            </span>
            <span className="tiny muted">
              {nameOf(from, to)}
              {note === '' ? '' : ` · ${note}`}
            </span>
          </span>
          <IconButton
            size="sm"
            icon={<TrashIcon />}
            label={t`Delete ${term}`}
            onClick={() => void removeTerm(id).catch(parts.showProblem)}
          />
        </li>
      ))}
    </ul>
  );
}
