import { Trans } from '@lingui/react/macro';
import type { Term } from '@peonia/contract/translation/translation-desk.ts';
import * as css from '../translators.module.css';
import * as deskCss from './desk.module.css';

/** Glossary terms that occur in the text. */
export function TermList({ terms }: { terms: readonly Term[] }) {
  if (terms.length === 0) return null;
  return (
    <section>
      <h3 className={css.caseTitle}>
        <Trans>Glossary</Trans>
      </h3>
      <dl className={deskCss.staffFacts}>
        {terms.map(({ id, from, to, term, translation, note }) => (
          <div key={id}>
            <dt lang={from}>{term}</dt>
            <dd>
              <span lang={to}>{translation}</span>
              {note === '' ? null : <span className="tiny muted"> {note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
