import { Trans, useLingui } from '@lingui/react/macro';
import type { ComplaintRow } from '@peonia/contract/moderation/complaints.ts';
import { formatDate, formatTime } from '@peonia/i18n/format.ts';
import { Avatar } from '@peonia/ui/avatar/avatar.tsx';
import { Button } from '@peonia/ui/button/button.tsx';
import { classNames } from '@peonia/ui/class-names.ts';
import { useLanguage } from '../../../platform/language/language.tsx';
import { ComplaintDue } from './complaint-due.tsx';
import { reportTypeLabels } from './complaint-labels.ts';
import { complaintText } from './complaint-text.ts';
import * as css from './complaints.module.css';

interface ListProps {
  readonly items: readonly ComplaintRow[];
  readonly current: number;
  readonly onChoose: (id: number) => void;
  readonly more: { readonly load: () => void; readonly isLoading: boolean } | null;
}

/** The queue: type of complaint, accused member and report text. */
export function ComplaintList({ items, current, onChoose, more }: ListProps) {
  const { t } = useLingui();
  return (
    <div>
      <ul className={css.caseList} aria-label={t`Queue`}>
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

function Row({ item, isCurrent, onChoose }: { item: ComplaintRow; isCurrent: boolean; onChoose: () => void }) {
  const { i18n } = useLingui();
  const { language } = useLanguage();
  const since = new Date(item.since);
  const { taken_by } = item;
  return (
    <button
      type="button"
      className={classNames(css.caseRow, isCurrent && css.isOn, item.urgent && css.urgent)}
      aria-current={isCurrent}
      onClick={onChoose}
    >
      <Avatar name={item.name || '?'} src={item.avatar ?? undefined} size={44} />
      <span className={`grow ${css.grow}`}>
        <b className="truncate small">
          {i18n._(reportTypeLabels[item.type])}
          {item.name === '' ? null : ` · ${item.name}`}
        </b>
        <span className="tiny truncate">
          {taken_by === null ? complaintText(i18n, item.content) : <Trans>{taken_by} has it</Trans>}
        </span>
        {item.due_at === null ? null : (
          <span className="tiny muted">
            <ComplaintDue at={item.due_at} />
          </span>
        )}
      </span>
      <time className="tiny" dateTime={item.since}>
        {formatDate(language, since, 'short')}
        <br />
        {formatTime(language, since)}
      </time>
    </button>
  );
}
