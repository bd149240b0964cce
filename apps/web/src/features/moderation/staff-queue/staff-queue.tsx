import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { classNames } from '@peonia/ui/class-names.ts';
import { ArrowLeftIcon } from '@peonia/ui/icons/arrow-left.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { useMedia } from '@peonia/ui/use-media.ts';
import { type ReactNode, useState } from 'react';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { BulkPreview } from './bulk/bulk-preview.tsx';
import { useChosenRows } from './bulk/use-chosen-rows.ts';
import { type Identified, QueueList, type QueueListProps } from './queue-list.tsx';
import { useBackToList } from './use-open-case.ts';
import { useQueueFocus } from './use-queue-focus.ts';
import { useQueueKeys } from './use-queue-keys.ts';
import { useShownCase } from './use-shown-case.ts';
import * as css from './staff-queue.module.css';

interface StaffQueueProps<Item extends Identified> extends Pick<
  QueueListProps<Item>,
  'label' | 'list' | 'renderRow' | 'empty' | 'bulk'
> {
  /** The selected case. */
  readonly renderCase: (id: Item['id']) => ReactNode;
  /** Shown beside the list until one is chosen. Without it the first is selected where both fit. */
  readonly hint?: ReactNode;
  /** The case to open with; by default the one that was open before "back" or a reload, else the address's. */
  readonly initialId?: Item['id'] | null | undefined;
  /**
   * For queues whose cases are decided in one step: when the selected case leaves the list, the next one is selected.
   * Its cases come from the list, so `renderCase` is called for loaded ones only.
   */
  readonly advances?: boolean;
  /** Further shortcuts, by key. */
  readonly shortcuts?: Readonly<Record<string, () => void>>;
}

/**
 * A staff queue beside its selected case. Below 1200 px only one of the two is shown. `j` and `k` select, Enter moves
 * the focus into the case. A case that leaves the queue stays selected, unless the queue `advances`.
 */
export function StaffQueue<Item extends Identified>(props: StaffQueueProps<Item>) {
  const { empty, renderCase, hint, initialId, advances = false, bulk, shortcuts } = props;
  // A case whose place changed between two pages may be on both.
  const list = { ...props.list, items: [...new Map(props.list.items.map((item) => [item.id, item])).values()] };
  const { t } = useLingui();
  const { items, error } = list;
  const isWide = useMedia('(min-width: 1200px)');
  const selectsFirst = isWide && hint === undefined;
  const { shown, index, isMissing, last, choose } = useShownCase(list, { initialId, advances, selectsFirst });
  const rows = useChosenRows(items);
  const [act, setAct] = useState<string | null>(null);
  const isFolded = !isWide && shown !== null;
  const { desk, focusRow, focusCase, followStep } = useQueueFocus(shown, { isWide, isFolded, advances });
  /** Whether the case was opened from the list, to which "back" then leads. */
  const [isFromList, setFromList] = useState(false);
  const open = (id: Item['id'] | null) => {
    setFromList(id !== null);
    choose(id);
  };
  const close = () => open(null);
  useBackToList(isFolded && isFromList, close);

  const step = (by: number) => {
    const next = index === -1 ? items[0] : items[index + by];
    if (next === undefined) return focusRow();
    followStep();
    open(next.id);
  };
  const chooseCurrent = (isRange: boolean) => {
    if (index !== -1 && shown !== null) rows.toggle(shown, isRange);
  };
  useQueueKeys({
    j: () => step(1),
    k: () => step(-1),
    Enter: focusCase,
    ...(bulk === undefined ? {} : { x: () => chooseCurrent(false), X: () => chooseCurrent(true) }),
    ...shortcuts,
  });

  if (list.isPending) return <Loading label={t`Loading`} shape="row" count={6} />;
  if (error !== null && items.length === 0) return <ListError error={error} onRetry={list.reload} />;
  const preview =
    bulk === undefined ? null : <BulkPreview bulk={bulk} rows={rows} name={act} onClose={() => setAct(null)} />;
  if (items.length === 0 && shown === null)
    return (
      <>
        {empty}
        {preview}
      </>
    );
  return (
    <>
      <div ref={desk} className={classNames(css.desk, isFolded && css.isFolded)}>
        <QueueList {...props} list={list} rows={rows} shown={shown} last={last} onChoose={open} onAct={setAct} />
        {shown === null ? (
          <div className={`muted ${css.hint}`}>{hint}</div>
        ) : (
          <CaseFrame key={shown} onBack={close}>
            {isMissing ? <MissingCase isLoading={list.hasMore} /> : renderCase(shown)}
          </CaseFrame>
        )}
      </div>
      {preview}
    </>
  );
}

/** The selected case, with the way back where it covers the list. */
function CaseFrame({ children, onBack }: { readonly children: ReactNode; readonly onBack: () => void }) {
  return (
    <div className={css.view} data-queue="view" tabIndex={-1}>
      <div className={css.back}>
        <Button variant="ghost" size="sm" icon={<ArrowLeftIcon />} data-queue="back" onClick={onBack}>
          <Trans>Back to the list</Trans>
        </Button>
      </div>
      {children}
    </div>
  );
}

/** A case that the list does not hold: it may stand on a page that is not loaded yet. */
function MissingCase({ isLoading }: { readonly isLoading: boolean }) {
  const { t } = useLingui();
  return isLoading ? (
    <Loading label={t`Loading`} shape="card" count={1} />
  ) : (
    <Note>
      <Trans>This case is not waiting here. A colleague may have decided it.</Trans>
    </Note>
  );
}
