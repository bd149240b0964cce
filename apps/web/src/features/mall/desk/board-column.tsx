import { Trans, useLingui } from '@lingui/react/macro';
import type { DeskOrder, DeskOrderPart } from '@peonia/contract/mall/mall-desk.ts';
import { formatRelative } from '@peonia/i18n/format-relative.ts';
import { formatNumber } from '@peonia/i18n/format.ts';
import { LinkContext } from '@peonia/ui/link.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { use } from 'react';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { ListEnd } from '../../../platform/paged-list.tsx';
import { useMinute } from '../../profiles/summary/use-minute.ts';
import { DueTime } from '../../translators/desk/due-time.tsx';
import { stateLabels } from '../labels.ts';
import { type BoardState, useBoard } from './desk-queries.ts';
import * as css from './desk.module.css';

interface ColumnProps {
  readonly state: BoardState;
  readonly show: DeskOrderPart;
  readonly isTitled?: boolean;
}

/** Orders in one state, the oldest first, with the age of the oldest. */
export function BoardColumn({ state, show, isTitled = true }: ColumnProps) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const board = useBoard(state, show);
  const { items, error, isPending, hasMore } = board;
  const title = i18n._(stateLabels[state]);
  const [oldest] = items;
  return (
    <section className={css.column} aria-label={title}>
      <header className={css.columnHead}>
        {isTitled ? (
          <h2>
            {title}{' '}
            {isPending ? null : (
              <span className="muted">{`${formatNumber(language, items.length)}${hasMore ? '+' : ''}`}</span>
            )}
          </h2>
        ) : null}
        {oldest === undefined ? null : <Oldest order={oldest} />}
      </header>
      {items.length === 0 && error !== null ? (
        <ListError error={error} isCompact onRetry={board.reload} />
      ) : isPending ? (
        <Loading label={t`Loading`} shape="row" count={3} />
      ) : items.length === 0 ? (
        <p className="small muted">
          <Trans>No order is here.</Trans>
        </p>
      ) : (
        <ul className={css.cards}>
          {items.map((order) => (
            <li key={order.id}>
              <BoardCard order={order} />
            </li>
          ))}
        </ul>
      )}
      <ListEnd list={board} />
    </section>
  );
}

function Oldest({ order: { moved_at } }: { order: DeskOrder }) {
  const age = useAge(moved_at);
  return (
    <p className="tiny muted">
      <Trans>Oldest: {age}</Trans>
    </p>
  );
}

function BoardCard({ order: { id, items, is_gift, moved_at, due_at } }: { order: DeskOrder }) {
  const Link = use(LinkContext);
  const age = useAge(moved_at);
  return (
    <Link href={`/staff/orders/${id}`} className={css.card} data-desk-order={id}>
      <span className={css.cardHead}>
        <b className="tabular">
          <Trans>Order {id}</Trans>
        </b>
        <span className="tiny muted">{age}</span>
      </span>
      {items.map(({ name, quantity }) => (
        <span key={name} className="small">
          {quantity} × {name}
        </span>
      ))}
      <span className="tiny muted">{is_gift ? <Trans>A gift</Trans> : <Trans>For the buyer</Trans>}</span>
      {due_at === null ? null : (
        <span className="tiny">
          <DueTime at={due_at} />
        </span>
      )}
    </Link>
  );
}

/** "3 hours ago", in the words of the reader. */
function useAge(iso: string): string {
  const { language } = useLanguage();
  const now = useMinute();
  return now === null ? '' : formatRelative(language, new Date(iso), now);
}
