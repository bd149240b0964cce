import { Trans, useLingui } from '@lingui/react/macro';
import type { TicketRow } from '@peonia/contract/support-desk.ts';
import { formatDate, formatTime } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { classNames } from '@peonia/ui/class-names.ts';
import { useLanguage } from '../../../platform/language/language.tsx';
import { categoryLabels } from './ticket-labels.ts';
import * as css from './tickets.module.css';

interface ListProps {
  readonly items: readonly TicketRow[];
  readonly current: number;
  readonly onChoose: (id: number) => void;
  readonly more: { readonly load: () => void; readonly isLoading: boolean } | null;
}

/** The queue: who wrote, about what, and who works on it. */
export function TicketList({ items, current, onChoose, more }: ListProps) {
  const { t } = useLingui();
  return (
    <div>
      <ul className={css.list} aria-label={t`Queue`}>
        {items.map((item) => (
          <li key={item.id}>
            <Row item={item} isCurrent={item.id === current} onChoose={() => onChoose(item.id)} />
          </li>
        ))}
      </ul>
      {more === null ? null : (
        <Button variant="ghost" block busy={more.isLoading} onClick={more.load}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </div>
  );
}

function Row({ item, isCurrent, onChoose }: { item: TicketRow; isCurrent: boolean; onChoose: () => void }) {
  const { i18n } = useLingui();
  const { language } = useLanguage();
  const created = new Date(item.created_at);
  const { assigned_to } = item;
  return (
    <button
      type="button"
      className={classNames(css.row, isCurrent && css.isOn)}
      aria-current={isCurrent}
      onClick={onChoose}
    >
      <span className={css.rowText}>
        <b className="truncate small">{item.name}</b>
        <span className="tiny truncate">{item.start}</span>
        <span className="tiny truncate">
          {i18n._(categoryLabels[item.category])}
          {assigned_to === null ? null : (
            <>
              {' · '}
              <Trans>{assigned_to} has it</Trans>
            </>
          )}
        </span>
      </span>
      <time className="tiny" dateTime={item.created_at}>
        {formatDate(language, created, 'short')}
        <br />
        {formatTime(language, created)}
      </time>
    </button>
  );
}
