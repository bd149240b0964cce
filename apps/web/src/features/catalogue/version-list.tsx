import { Trans, useLingui } from '@lingui/react/macro';
import type { CatalogueKind } from '@peonia/contract/catalogue/catalogue-rules.ts';
import type { CatalogueVersion } from '@peonia/contract/catalogue/catalogue.ts';
import { formatDateTime } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useState } from 'react';
import { useLanguage } from '../../platform/language/language.tsx';
import { VersionRows } from '../moderation/texts/version-rows.tsx';
import { actLabels, fieldLabels } from './catalogue-labels.ts';
import { useRestore, useVersions } from './catalogue-queries.ts';

interface ListProps {
  readonly kind: CatalogueKind;
  readonly id: number;
  /** Number of the present version. */
  readonly version: number;
}

/** Who changed what and when; an earlier version can be published again. */
export function VersionList({ kind, id, version }: ListProps) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const toast = useToast();
  const list = useVersions(kind, id);
  const { isBusy, restore } = useRestore(kind, id);
  const [asked, setAsked] = useState<CatalogueVersion | null>(null);
  const originOf = ({ act, author, published_at }: CatalogueVersion) => {
    const at = formatDateTime(language, new Date(published_at), 'short');
    return act === 'before' ? at : `${author ?? t`Somebody who left`}, ${at}`;
  };
  const confirm = async (number: number) => {
    const isDone = await restore(number, version);
    setAsked(null);
    if (isDone) toast.show({ text: t`Version ${number} is published again.` });
  };
  if (!list.isPending && list.error === null && list.items.length === 0)
    return (
      <p className="muted small">
        <Trans>Nobody has changed it yet.</Trans>
      </p>
    );
  return (
    <>
      <VersionRows
        list={list}
        renderRow={(one) => ({
          state: i18n._(actLabels[one.act]),
          changes: one.changes.map((field) => i18n._(fieldLabels[field])),
          origin: originOf(one),
          note: one.note,
          acts:
            one.id === version ? (
              <span className="tiny muted">
                <Trans>Published</Trans>
              </span>
            ) : (
              <Button variant="line" size="sm" disabled={isBusy} onClick={() => setAsked(one)}>
                <Trans>Restore</Trans>
                <span className="visually-hidden"> {one.id}</span>
              </Button>
            ),
        })}
      />
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
