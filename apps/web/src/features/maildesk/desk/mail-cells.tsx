import { Trans } from '@lingui/react/macro';
import { formatDateTime } from '@peonia/i18n/format.ts';
import { useLanguage } from '../../../platform/language/language.tsx';
import { Link } from '../../../platform/router/link.tsx';
import * as css from './mails.module.css';

export function TimeCell({ at }: { at: string }) {
  const { language } = useLanguage();
  const date = new Date(at);
  return (
    <td className="tabular">
      <time dateTime={at}>{formatDateTime(language, date, 'short')}</time>
    </td>
  );
}

/** Links to the page of the member; an address of no account has none. */
export function MemberCell({ id }: { id: number | null }) {
  return (
    <td className={css.who}>
      {id === null ? (
        <span className="muted">
          <Trans>No account</Trans>
        </span>
      ) : (
        <Link className="link" href={`/staff/members/${id}`}>
          <Trans>Member {id}</Trans>
        </Link>
      )}
    </td>
  );
}
