import { Trans, useLingui } from '@lingui/react/macro';
import type { CatalogueKind } from '@peonia/contract/catalogue/catalogue-rules.ts';
import type { CatalogueVersion } from '@peonia/contract/catalogue/catalogue.ts';
import { formatDateTime, formatList } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useState } from 'react';
import { ListError } from '../../platform/errors/list-error.tsx';
import { useLanguage } from '../../platform/language/language.tsx';
import { ShowMore } from '../../platform/paged-list.tsx';
import { actLabels, fieldLabels } from './catalogue-labels.ts';
import { useRestore, useVersions } from './catalogue-queries.ts';
import * as css from './catalogue.module.css';

interface ListProps {
  readonly kind: CatalogueKind;
  readonly id: number;
  /** Number of the present version. */
  readonly version: number;
}

/** Who changed what and when; an earlier version can be published again. */
export function VersionList({ kind, id, version }: ListProps) {
  const { t } = useLingui();
  const toast = useToast();
  const list = useVersions(kind, id);
  const { isBusy, restore } = useRestore(kind, id);
  const [asked, setAsked] = useState<CatalogueVersion | null>(null);
  if (list.isPending) return <Loading label={t`Loading`} shape="text" />;
  if (list.error !== null) return <ListError error={list.error} onRetry={list.reload} isCompact />;
  if (list.items.length === 0)
    return (
      <p className="muted small">
        <Trans>Nobody has changed it yet.</Trans>
      </p>
    );
  const confirm = async (number: number) => {
    const isDone = await restore(number, version);
    setAsked(null);
    if (isDone) toast.show({ text: t`Version ${number} is published again.` });
  };
  return (
    <>
      <ol className={css.versions} aria-label={t`Versions`}>
        {list.items.map((one) => (
          <li key={one.id}>
            <VersionText version={one} />
            {one.id === version ? (
              <span className="tiny muted">
                <Trans>Published</Trans>
              </span>
            ) : (
              <Button variant="line" size="sm" disabled={isBusy} onClick={() => setAsked(one)}>
                <Trans>Restore</Trans>
                <span className="visually-hidden"> {one.id}</span>
              </Button>
            )}
          </li>
        ))}
      </ol>
      <ShowMore list={list} />
      <Dialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={<Trans>Publish this version again?</Trans>}
        closeLabel={t`Close`}
        role="alertdialog"
        footer={
          <Button block busy={isBusy} onClick={() => void (asked !== null && confirm(asked.id))}>
            <Trans>Publish again</Trans>
          </Button>
        }
      >
        <p>
          <Trans>Members see it at once. The stock stays as it is, and the present version stays in this list.</Trans>
        </p>
      </Dialog>
    </>
  );
}

function VersionText({ version: { id, act, changes, author, note, published_at } }: { version: CatalogueVersion }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const date = new Date(published_at);
  const at = formatDateTime(language, date, 'short');
  const changed = formatList(
    language,
    changes.map((field) => i18n._(fieldLabels[field])),
  );
  return (
    <span className={css.version}>
      <b className="small">{`${id} · ${i18n._(actLabels[act])}${changed === '' ? '' : `: ${changed}`}`}</b>
      <span className="tiny muted">{act === 'before' ? at : `${author ?? t`Somebody who left`}, ${at}`}</span>
      {note === '' ? null : <span className="small">{note}</span>}
    </span>
  );
}
