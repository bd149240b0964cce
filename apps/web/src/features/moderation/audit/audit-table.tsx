import { useLingui } from '@lingui/react/macro';
import type { AuditEntry } from '@peonia/contract/staff/audit.ts';
import { formatDateTime } from '@peonia/i18n/format.ts';
import { TableHead } from '@peonia/ui/table-head/table-head.tsx';
import { Fragment } from 'react';
import { useLanguage } from '../../../platform/language/language.tsx';
import { Link } from '../../../platform/router/link.tsx';
import * as css from './audit.module.css';

/** Entries of the log. On a phone each is a block. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const { t } = useLingui();
  return (
    <table className={css.table} aria-label={t`Audit log`}>
      <TableHead
        columns={[
          t`When`,
          t({ message: 'Who', context: 'log' }),
          t`What`,
          t`Whom`,
          t({ message: 'Before', context: 'log' }),
          t({ message: 'After', context: 'log' }),
          t`Why`,
        ]}
      />
      <tbody>
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </tbody>
    </table>
  );
}

function EntryRow({ entry }: { entry: AuditEntry }) {
  const { at, staff_id, staff_name, act, subject, subject_ids, before, after, detail } = entry;
  const { t } = useLingui();
  const { language } = useLanguage();
  const date = new Date(at);
  return (
    <tr>
      <td className="tabular">
        <time dateTime={at}>{formatDateTime(language, date, 'short')}</time>
      </td>
      <td>
        <Link className="link" href={`/staff/members/${staff_id}`}>
          {staff_name ?? staff_id}
        </Link>
      </td>
      <td className={css.act}>
        <Act name={act} />
      </td>
      <td>
        {subject === 'account' && subject_ids.length === 1 ? (
          <Link className="link" href={`/staff/members/${subject_ids[0]}`}>
            {subject} {subject_ids[0]}
          </Link>
        ) : (
          <Subjects name={subject} ids={subject_ids} />
        )}
      </td>
      <td data-label={t({ message: 'Before', context: 'log' })}>{before}</td>
      <td data-label={t({ message: 'After', context: 'log' })}>{after}</td>
      <td>{detail}</td>
    </tr>
  );
}

/** Name of an act, which may break after its dots. */
function Act({ name }: { name: string }) {
  return (
    <code>
      {name.split('.').map((part, place) => (
        <Fragment key={part}>
          {place === 0 ? null : (
            <>
              .<wbr />
            </>
          )}
          {part}
        </Fragment>
      ))}
    </code>
  );
}

/** Ids that are written out; a page of a queue is one entry with all of its cases. */
const MOST_IDS = 5;

/** What an act was about. The rest of a long list of ids opens with a press. */
function Subjects({ name, ids }: { name: string; ids: readonly (number | string)[] }) {
  const [first, rest] = [ids.slice(0, MOST_IDS), ids.slice(MOST_IDS)];
  return (
    <>
      {name} {first.join(', ')}
      {rest.length === 0 ? null : (
        <details>
          <summary>+{rest.length}</summary>
          {rest.join(', ')}
        </details>
      )}
    </>
  );
}
