import { Trans, useLingui } from '@lingui/react/macro';
import { deleteView, type SavedView, saveView, type ViewedPage } from '@peonia/contract/staff/saved-views.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { FilterChip, Filters } from '@peonia/ui/filter-chip/filter-chip.tsx';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { EllipsisIcon } from '@peonia/ui/icons/ellipsis.tsx';
import { PlusIcon } from '@peonia/ui/icons/plus.tsx';
import { StarIcon } from '@peonia/ui/icons/star.tsx';
import { TrashIcon } from '@peonia/ui/icons/trash.tsx';
import { Menu } from '@peonia/ui/menu/menu.tsx';
import { useState } from 'react';
import { call } from '../../../../platform/api/call.ts';
import { lazyPart } from '../../../../platform/loading/lazy-part.ts';
import { staffSessionKey, useStaffSession } from '../../staff-session/staff-session-queries.ts';
import { useStaffAct } from '../use-staff-act.ts';
import { useFilters } from './use-filters.ts';
import * as css from './views.module.css';

const dialogPart = lazyPart(async () => (await import('./save-view-dialog.tsx')).SaveViewDialog);

/** Saved views of a table, and the way to save the filters that are shown. Nothing while there is neither. */
export function SavedViews({ page }: { page: ViewedPage }) {
  const { t } = useLingui();
  const { query, show } = useFilters();
  const views = (useStaffSession()?.saved_views ?? []).filter((view) => view.page === page);
  const [isSaving, setSaving] = useState(false);
  const Dialog = dialogPart.use(isSaving, () => setSaving(false));
  const { isBusy, run } = useStaffAct({ refetch: [staffSessionKey] });
  const current = views.find((view) => view.query === query);
  const save = (view: Omit<SavedView, 'id'>) => run(() => call(saveView, { body: view }));
  if (views.length === 0 && query === '') return null;
  return (
    <div className={css.views}>
      {views.length === 0 ? null : (
        <Filters label={t`Saved views`}>
          {views.map((view) => (
            <FilterChip
              key={view.id}
              on={view === current}
              icon={view.is_default ? <StarIcon /> : undefined}
              onClick={() => show(view.query)}
            >
              {view.name}
            </FilterChip>
          ))}
        </Filters>
      )}
      {current === undefined ? (
        query === '' ? null : (
          <Button size="sm" variant="ghost" icon={<PlusIcon />} onClick={() => setSaving(true)}>
            <Trans>Save as view</Trans>
          </Button>
        )
      ) : (
        <CurrentMenu
          view={current}
          isBusy={isBusy}
          onDefault={(is_default) => {
            const { name, query: filters } = current;
            void save({ page, name, query: filters, is_default });
          }}
          onDelete={() => void run(() => call(deleteView, { params: { id: current.id } }))}
        />
      )}
      {Dialog === null ? null : (
        <Dialog
          open={isSaving}
          names={views.map(({ name }) => name)}
          isBusy={isBusy}
          onClose={() => setSaving(false)}
          onSave={(name, is_default) =>
            void save({ page, name, query, is_default }).then((isDone) => isDone && setSaving(false))
          }
        />
      )}
    </div>
  );
}

interface CurrentMenuProps {
  readonly view: SavedView;
  readonly isBusy: boolean;
  readonly onDefault: (isDefault: boolean) => void;
  readonly onDelete: () => void;
}

function CurrentMenu({ view: { name, is_default }, isBusy, onDefault, onDelete }: CurrentMenuProps) {
  const { t } = useLingui();
  const label = t`View ${name}`;
  return (
    <Menu
      label={label}
      entries={[
        {
          label: is_default ? t`Do not open the page with it` : t`Open the page with it`,
          icon: <StarIcon />,
          onSelect: () => onDefault(!is_default),
        },
        { label: t`Delete view`, icon: <TrashIcon />, danger: true, onSelect: onDelete },
      ]}
      renderTrigger={(open) => <IconButton {...open} icon={<EllipsisIcon />} label={label} busy={isBusy} />}
    />
  );
}
