import { Trans } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import type { ReactNode } from 'react';
import type { usePage } from '../../../platform/query.ts';
import { BulkBar } from './bulk/bulk-bar.tsx';
import type { Bulk } from './bulk/bulk.ts';
import { ChooseRow } from './bulk/choose-row.tsx';
import type { useChosenRows } from './bulk/use-chosen-rows.ts';
import { type QueueEntry, QueueRow } from './queue-row.tsx';
import { useRowWindow } from './use-row-window.ts';
import * as css from './staff-queue.module.css';

export interface Identified {
  readonly id: number | string;
}

export type LoadedList<Item> = Omit<
  ReturnType<typeof usePage<Item, { items: readonly Item[]; max_id: number }>>,
  'pages'
>;

export interface QueueListProps<Item extends Identified> {
  /** Accessible name of the list. */
  readonly label: string;
  readonly list: LoadedList<Item>;
  readonly renderRow: (item: Item) => QueueEntry;
  readonly empty: ReactNode;
  /** Acts on chosen rows. With them each row can be chosen: by its box, a range with Shift, or `x`. */
  readonly bulk?: Bulk<Item>;
  readonly rows: ReturnType<typeof useChosenRows<Item>>;
  /** The selected case. */
  readonly shown: Item['id'] | null;
  /** The case that was selected last. */
  readonly last: Item['id'] | null;
  readonly onChoose: (id: Item['id']) => void;
  readonly onAct: (name: string) => void;
}

/** The rows of a queue, as many as fit into a page. */
export function QueueList<Item extends Identified>(props: QueueListProps<Item>) {
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
