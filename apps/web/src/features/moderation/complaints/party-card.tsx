import { Trans } from '@lingui/react/macro';
import type { ComplaintCase } from '@peonia/contract/moderation/complaints.ts';
import { formatDate } from '@peonia/i18n/format.ts';
import { Avatar } from '@peonia/ui/avatar/avatar.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../platform/language/language.tsx';
import { Link } from '../../../platform/router/link.tsx';
import * as staffCss from '../staff.module.css';
import * as css from './complaints.module.css';

/** A party of a complaint, with their record of complaints. */
export function PartyCard({ title, side }: { title: ReactNode; side: ComplaintCase['accused'] }) {
  const { language } = useLanguage();
  const joined = side.joined_at === null ? '' : formatDate(language, new Date(side.joined_at), 'long');
  return (
    <Card pad as="div">
      <p className="tiny muted">{title}</p>
      <div className={`row ${css.caseWho}`}>
        <Avatar name={side.name || '?'} src={side.avatar ?? undefined} size={44} />
        <span className={`grow ${css.grow}`}>
          <b className="truncate">{side.name === '' ? <Trans>Account is gone</Trans> : side.name}</b>
          {joined === '' ? null : (
            <span className="small muted">
              <Trans>here since {joined}</Trans>
            </span>
          )}
        </span>
        {side.user_id === null ? null : (
          <Link className="link small" href={`/profile/${side.user_id}`}>
            <Trans>Open</Trans>
          </Link>
        )}
      </div>
      <dl className={staffCss.staffFacts}>
        <Fact label={<Trans>Reports about them</Trans>} count={side.about} of={side.about_upheld} />
        <Fact label={<Trans>Reports they made</Trans>} count={side.made} of={side.made_upheld} />
        <div>
          <dt>
            <Trans>Warnings and suspensions</Trans>
          </dt>
          <dd className="tabular">
            {side.warnings} · {side.suspensions}
          </dd>
        </div>
      </dl>
    </Card>
  );
}

function Fact({ label, count, of }: { label: ReactNode; count: number; of: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="tabular">
        <Trans>
          {count}, {of} upheld
        </Trans>
      </dd>
    </div>
  );
}
