import { Trans, useLingui } from '@lingui/react/macro';
import type { PageCase, PageVersionRow } from '@peonia/contract/pages/pages-desk.ts';
import { formatDateTime } from '@peonia/i18n/format.ts';
import { languageFacts, languages } from '@peonia/i18n/languages.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { useState } from 'react';
import { useLanguage } from '../../../platform/language/language.tsx';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import { VersionRows } from '../../moderation/texts/version-rows.tsx';
import { usePageActs, usePageVersions } from './desk-queries.ts';
import { stateLabels } from './page-labels.ts';

const comparePart = lazyPart(async () => (await import('./compare-dialog.tsx')).CompareDialog);

/** Versions of a page, newest first. Each can be compared with what runs; a planned one can be withdrawn. */
export function VersionList({ found }: { found: PageCase }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const { name, version } = found;
  const list = usePageVersions(name);
  const { isBusy, withdraw } = usePageActs(name);
  const [compared, setCompared] = useState<number | null>(null);
  const [asked, setAsked] = useState<number | null>(null);
  const Compare = comparePart.use(compared !== null);
  const originOf = ({ id, author, effective_at }: PageVersionRow) => {
    const at =
      effective_at === null ? t`Came with the program` : formatDateTime(language, new Date(effective_at), 'short');
    return id === 1 ? at : `${author ?? t`Former staff`}, ${at}`;
  };
  return (
    <>
      <VersionRows
        list={list}
        renderRow={(one) => ({
          state: i18n._(stateLabels[one.state]),
          changes:
            one.changes.length === languages.length
              ? [t`all languages`]
              : one.changes.map((changed) => languageFacts[changed].ownName),
          origin: originOf(one),
          mark: one.must_agree ? (
            <span className="tiny">
              <Trans>Members must agree again</Trans>
            </span>
          ) : null,
          note: one.note,
          acts: (
            <>
              {one.state === 'planned' ? (
                <Button variant="danger" size="sm" disabled={isBusy} onClick={() => setAsked(one.id)}>
                  <Trans>Withdraw</Trans>
                  <span className="visually-hidden"> {one.id}</span>
                </Button>
              ) : null}
              {one.id === version ? null : (
                <Button variant="line" size="sm" onClick={() => setCompared(one.id)}>
                  <Trans>Compare</Trans>
                  <span className="visually-hidden"> {one.id}</span>
                </Button>
              )}
            </>
          ),
        })}
      />
      {Compare === null || compared === null ? null : (
        <Compare found={found} number={compared} onClose={() => setCompared(null)} />
      )}
      <Dialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={<Trans>Withdraw this version?</Trans>}
        closeLabel={t`Close`}
        role="alertdialog"
        footer={
          <Button
            variant="danger"
            block
            busy={isBusy}
            onClick={() => void (asked !== null && withdraw(asked).then(() => setAsked(null)))}
          >
            <Trans>Withdraw</Trans>
          </Button>
        }
      >
        <p>
          <Trans>Readers keep the version that is published now. This one stays in the list.</Trans>
        </p>
      </Dialog>
    </>
  );
}
