import { Trans, useLingui } from '@lingui/react/macro';
import type { SwitchRow } from '@peonia/contract/operation/switches.ts';
import type { StaffRole } from '@peonia/contract/staff/staff-roles.ts';
import { countryName, formatDateTime, formatList } from '@peonia/i18n/format.ts';
import { useState } from 'react';
import { useLanguage } from '../../../platform/language/language.tsx';
import { roleLabels } from '../../moderation/staff-session/role-labels.ts';
import { audienceLabels } from './switch-labels.ts';
import { stateOf } from './switch-state.ts';
import * as css from './switches.module.css';

/** Values of an audience that are named in the list; the form has them all. */
const MOST_NAMED = 6;

/** Audience, end, and who changed it last, when and why. Nothing for a switch that nobody has touched. */
export function SwitchFacts({ row }: { row: SwitchRow }) {
  const time = useTime();
  const [now] = useState(() => Date.now());
  const { changed_by, changed_at, reason, until, is_expired } = row;
  if (changed_at === null) return null;
  const changed = time(changed_at);
  const end = until === null ? '' : time(until);
  const isOverdue = row.name === 'maintenance' && row.is_on && until !== null && Date.parse(until) < now;
  return (
    <div className={css.story}>
      {stateOf(row) === 'part' ? <Audience row={row} /> : null}
      {until === null ? null : (
        <p className={isOverdue ? css.overdue : undefined}>
          {is_expired ? (
            <Trans>Ended by itself: {end}</Trans>
          ) : isOverdue ? (
            <Trans>Announced until {end}: please end it or announce another time.</Trans>
          ) : (
            <Trans>Until {end}</Trans>
          )}
        </p>
      )}
      <p>
        {changed_by === null ? (
          <Trans>Changed {changed}</Trans>
        ) : (
          <Trans>
            Changed by {changed_by}, {changed}
          </Trans>
        )}
        {reason === null ? null : `: ${reason}`}
      </p>
    </div>
  );
}

function Audience({ row: { audience, percent, audience_values: values } }: { row: SwitchRow }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const label = i18n._(audienceLabels[audience]);
  if (audience === 'percent') return <p>{`${label}: ${percent} %`}</p>;
  const named = values
    .slice(0, MOST_NAMED)
    .map((value) =>
      audience === 'roles'
        ? i18n._(roleLabels[value as StaffRole])
        : audience === 'countries'
          ? countryName(language, value)
          : value,
    );
  const rest = values.length - named.length;
  const list = formatList(language, rest > 0 ? [...named, t`${rest} more`] : named);
  return <p>{`${label}: ${list}`}</p>;
}

function useTime(): (iso: string) => string {
  const { language } = useLanguage();
  return (iso) => {
    const date = new Date(iso);
    return formatDateTime(language, date, 'short');
  };
}
