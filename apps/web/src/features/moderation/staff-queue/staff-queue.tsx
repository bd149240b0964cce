import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { classNames } from '@peonia/ui/class-names.ts';
import { ArrowLeftIcon } from '@peonia/ui/icons/arrow-left.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { useMedia } from '@peonia/ui/use-media.ts';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ListError } from '../../../platform/errors/list-error.tsx';
import type { usePage } from '../../../platform/query.ts';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { BulkPreview } from './bulk/bulk-preview.tsx';
import type { Bulk } from './bulk/bulk.ts';
import { ChooseRow } from './bulk/choose-row.tsx';
import { useChosenRows } from './bulk/use-chosen-rows.ts';
import { type QueueEntry, QueueRow } from './queue-row.tsx';
import { useNamedCase } from './use-named-case.ts';
import { useBackToList, useOpenCase } from './use-open-case.ts';
import { useQueueKeys } from './use-queue-keys.ts';
import { useRowWindow } from './use-row-window.ts';
import * as css from './staff-queue.module.css';

/** Cases before the end of the loaded list at which an advancing queue fetches more. */
const PREFETCH_DISTANCE = 5;

interface Identified {
  readonly id: number | string;
}

interface StaffQueueProps<Item extends Identified> {
  /** Accessible name of the list. */
  readonly label: string;
  readonly list: Omit<ReturnType<typeof usePage<Item, { items: readonly Item[]; max_id: number }>>, 'pages'>;
  readonly renderRow: (item: Item) => QueueEntry;
  readonly empty: ReactNode;
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
  /** Acts on chosen rows. With them each row can be chosen: by its box, a range with Shift, or `x`. */
  readonly bulk?: Bulk<Item>;
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
  const { items, isPending, error, hasMore, isLoadingMore } = list;
  const named = useNamedCase();
  const isWide = useMedia('(min-width: 1200px)');
  const { shown, show, choose } = useOpenCase<Item['id']>(initialId, named);
  /** Whether the case was opened from the list, to which "back" then leads. */
  const [isFromList, setFromList] = useState(false);
  const rows = useChosenRows(items);
  const [act, setAct] = useState<string | null>(null);
  const desk = useRef<HTMLDivElement>(null);
  const [first] = items;
  if (shown === null && isWide && hint === undefined && first !== undefined) show(first.id);

  const index = items.findIndex(({ id }) => id === shown);
  const [place, setPlace] = useState<{ readonly id: Item['id'] | null; readonly index: number }>({
    id: null,
    index: 0,
  });
  if (index !== -1 && (place.id !== shown || place.index !== index)) setPlace({ id: shown, index });
  // Seen in the list before: it was decided. A case that an address names may stand on a later page.
  const isDecided = advances && shown !== null && index === -1 && place.id === shown;
  if (isDecided) show((items[place.index] ?? items.at(-1))?.id ?? null);
  const isSought = advances && shown !== null && index === -1;
  const needsMore = advances && hasMore && !isLoadingMore && (isSought || index >= items.length - PREFETCH_DISTANCE);
  const loadMore = useEffectEvent(list.loadMore);
  /** Whether `j` or `k` selected the case: the focus goes along, off the filter that was pressed before. */
  const isStep = useRef(false);
  useEffect(() => {
    if (needsMore) loadMore();
  }, [needsMore]);
  useEffect(() => {
    if (shown === null) return;
    const box = desk.current;
    const row = box?.querySelector<HTMLElement>('[aria-current=true]');
    row?.scrollIntoView({ block: 'nearest' });
    if (isStep.current) row?.focus({ preventScroll: true });
    isStep.current = false;
    // The focused element went with the decided case.
    if (advances && document.activeElement === document.body)
      box?.querySelector<HTMLElement>('[data-queue=view]')?.focus({ preventScroll: true });
  }, [shown, advances]);

  const isFolded = !isWide && shown !== null;
  const wasFolded = useRef(false);
  useEffect(() => {
    // The focused element was hidden: its counterpart takes the focus.
    if (isFolded !== wasFolded.current && !isWide)
      desk.current?.querySelector<HTMLElement>(isFolded ? '[data-queue=back]' : '[data-last=true]')?.focus();
    wasFolded.current = isFolded;
  }, [isFolded, isWide]);
  const [last, setLast] = useState<Item['id'] | null>(null);
  if (shown !== null && shown !== last) setLast(shown);

  const open = (id: Item['id'] | null) => {
    setFromList(id !== null);
    choose(id);
  };
  useBackToList(isFolded && isFromList, () => open(null));

  const focusRow = () => desk.current?.querySelector<HTMLElement>('[aria-current=true]')?.focus();
  const step = (by: number) => {
    const next = index === -1 ? first : items[index + by];
    if (next === undefined) return focusRow();
    isStep.current = true;
    open(next.id);
  };
  const chooseCurrent = (isRange: boolean) => {
    if (index !== -1 && shown !== null) rows.toggle(shown, isRange);
  };
  useQueueKeys({
    j: () => step(1),
    k: () => step(-1),
    Enter: () => desk.current?.querySelector<HTMLElement>('[data-queue=view]')?.focus(),
    ...(bulk === undefined ? {} : { x: () => chooseCurrent(false), X: () => chooseCurrent(true) }),
    ...shortcuts,
  });

  if (isPending) return <Loading label={t`Loading`} shape="row" count={6} />;
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
          <div key={shown} className={css.view} data-queue="view" tabIndex={-1}>
            <div className={css.back}>
              <Button variant="ghost" size="sm" icon={<ArrowLeftIcon />} data-queue="back" onClick={() => open(null)}>
                <Trans>Back to the list</Trans>
              </Button>
            </div>
            {!isSought ? (
              renderCase(shown)
            ) : hasMore ? (
              <Loading label={t`Loading`} shape="card" count={1} />
            ) : (
              <Note>
                <Trans>This case is not waiting here. A colleague may have decided it.</Trans>
              </Note>
            )}
          </div>
        )}
      </div>
      {preview}
    </>
  );
}

interface ListProps<Item extends Identified> extends Pick<
  StaffQueueProps<Item>,
  'label' | 'list' | 'renderRow' | 'empty' | 'bulk'
> {
  readonly rows: ReturnType<typeof useChosenRows<Item>>;
  /** The selected case. */
  readonly shown: Item['id'] | null;
  /** The case that was selected last. */
  readonly last: Item['id'] | null;
  readonly onChoose: (id: Item['id']) => void;
  readonly onAct: (name: string) => void;
}

function QueueList<Item extends Identified>(props: ListProps<Item>) {
  const { label, list, renderRow, empty, bulk, rows, shown, last, onChoose, onAct } = props;
  const { items, hasMore, isLoadingMore } = list;
  const part = useRowWindow(
    list,
    items.findIndex(({ id }) => id === shown),
  );
  // A case that was decided stays open beside the emptied list.
  if (items.length === 0) return <div className={css.listBox}>{empty}</div>;
  return (
    <div className={css.listBox}>
      {bulk === undefined ? null : <BulkBar bulk={bulk} rows={rows} count={items.length} onAct={onAct} />}
      {part.showEarlier === null ? null : (
        <Button variant="ghost" block onClick={part.showEarlier}>
          <Trans>Show earlier rows</Trans>
        </Button>
      )}
      <ul className={css.list} aria-label={label}>
        {part.shown.map((item, nth) => (
          <li
            key={item.id}
            className={css.item}
            aria-posinset={part.start + nth + 1}
            aria-setsize={hasMore ? -1 : items.length}
          >
            {bulk === undefined ? null : (
              <ChooseRow
                name={bulk.nameOf(item)}
                isChosen={rows.isChosen(item.id)}
                onToggle={(isRange) => rows.toggle(item.id, isRange)}
              />
            )}
            <QueueRow
              {...renderRow(item)}
              isCurrent={item.id === shown}
              isLast={item.id === last}
              onChoose={() => onChoose(item.id)}
            />
          </li>
        ))}
      </ul>
      {part.showMore === null ? null : (
        <Button variant="ghost" block busy={isLoadingMore} onClick={part.showMore}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </div>
  );
}
