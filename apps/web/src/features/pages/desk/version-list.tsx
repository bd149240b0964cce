import { Trans, useLingui } from '@lingui/react/macro';
import type { PageCase, PageVersionRow } from '@peonia/contract/pages/pages-desk.ts';
import { formatDateTime, formatList } from '@peonia/i18n/format.ts';
import { languageFacts, languages } from '@peonia/i18n/languages.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import { ShowMore } from '../../../platform/paged-list.tsx';
import { usePageActs, usePageVersions } from './desk-queries.ts';
import { stateLabels } from './page-labels.ts';
import * as css from './desk.module.css';

const comparePart = lazyPart(async () => (await import('./compare-dialog.tsx')).CompareDialog);

/** Versions of a page, newest first. Each can be compared with what runs; a planned one can be withdrawn. */
export function VersionList({ found }: { found: PageCase }) {
  const { t } = useLingui();
  const { name, version } = found;
  const list = usePageVersions(name);
  const { isBusy, withdraw } = usePageActs(name);
  const [compared, setCompared] = useState<number | null>(null);
  const [asked, setAsked] = useState<number | null>(null);
  const Compare = comparePart.use(compared !== null);
  if (list.isPending) return <Loading label={t`Loading`} shape="text" />;
  if (list.error !== null) return <ListError error={list.error} onRetry={list.reload} isCompact />;
  return (
    <>
      <ol className={css.versions} aria-label={t`Versions`}>
        {list.items.map((one) => (
          <li key={one.id}>
            <VersionText version={one} />
            <span className={css.acts}>
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
            </span>
          </li>
        ))}
      </ol>
      <ShowMore list={list} />
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

function VersionText({
  version: { id, state, changes, author, note, must_agree, effective_at },
}: {
  version: PageVersionRow;
}) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const date = effective_at === null ? null : new Date(effective_at);
  const at = date === null ? t`Came with the program` : formatDateTime(language, date, 'short');
  const changed =
    changes.length === languages.length
      ? t`all languages`
      : formatList(
          language,
          changes.map((one) => languageFacts[one].ownName),
        );
  return (
    <span className={css.version}>
      <b className="small">{`${id} · ${i18n._(stateLabels[state])}${changed === '' ? '' : `: ${changed}`}`}</b>
      <span className="tiny muted">{id === 1 ? at : `${author ?? t`Former staff`}, ${at}`}</span>
      {must_agree ? (
        <span className="tiny">
          <Trans>Members must agree again</Trans>
        </span>
      ) : null}
      {note === '' ? null : <span className="small">{note}</span>}
    </span>
  );
}
