import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { StaffQueue } from '@peonia/contract/staff/staff-queues.ts';
import { formatRelative } from '@peonia/i18n/format-relative.ts';
import { LinkContext } from '@peonia/ui/link.tsx';
import { use } from 'react';
import { useLanguage } from '../../../platform/language/language.tsx';
import { useMinute } from '../../profiles/summary/use-minute.ts';
import { QueueDue } from '../staff-queue/queue-due.tsx';
import { staffSections } from '../staff-sections.ts';
import * as css from './start.module.css';

/** Size, age and target of a queue, with the way to it. */
export function QueueTile({ queue: { name, size, mine, oldest_at, due_at } }: { queue: StaffQueue }) {
  const { i18n } = useLingui();
  const { language } = useLanguage();
  const now = useMinute();
  const Link = use(LinkContext);
  const section = staffSections.find(({ queue }) => queue === name);
  if (section === undefined) return null;
  const { href, label, Icon } = section;
  const age = oldest_at === null || now === null ? null : formatRelative(language, new Date(oldest_at), now);
  return (
    <Link href={href} className={css.tile}>
      <span className={css.name}>
        <Icon />
        <b>{i18n._(label)}</b>
      </span>
      <span className={css.size}>
        <Plural value={size} _0="Nothing waiting" one="# waiting" other="# waiting" />
      </span>
      {age === null ? null : (
        <span className="small">
          <Trans>The oldest: {age}</Trans>
        </span>
      )}
      {mine === 0 ? null : (
        <span className="small">
          <Plural value={mine} one="# is yours" other="# are yours" />
        </span>
      )}
      {oldest_at === null || due_at === null ? null : (
        <span className="tiny">
          <QueueDue since={oldest_at} due={due_at} />
        </span>
      )}
    </Link>
  );
}
