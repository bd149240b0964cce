import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffPerson } from '@peonia/contract/staff/role-desk.ts';
import { formatDate } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { Tag } from '@peonia/ui/tag/tag.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { Link } from '../../../platform/router/link.tsx';
import { roleLabels } from '../staff-session/role-labels.ts';
import * as css from './roles.module.css';

/** Everybody with a role. `onChange` opens the form for one of them. */
export function StaffList({ staff, onChange }: { staff: readonly StaffPerson[]; onChange: (id: number) => void }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  return (
    <Card pad edge as="section" aria-labelledby="staff-list">
      <CardHead id="staff-list" title={<Trans>People with a role</Trans>} />
      <ul className={css.people}>
        {staff.map(({ user_id, name, roles, since, has_factor }) => {
          const date = formatDate(language, new Date(since), 'short');
          return (
            <li key={user_id} className={css.person}>
              <div className={css.facts}>
                <Link className="link" href={`/staff/members/${user_id}`}>
                  {name}
                </Link>
                <p className="tiny">
                  <Trans>Since {date}</Trans>
                  {has_factor ? null : (
                    <>
                      {' · '}
                      <Trans>second factor not set up yet</Trans>
                    </>
                  )}
                </p>
              </div>
              <p className={css.roles}>
                {roles.map((role) => (
                  <Tag key={role}>{i18n._(roleLabels[role])}</Tag>
                ))}
              </p>
              <Button
                variant="line"
                size="sm"
                aria-label={t`Change the roles of ${name}`}
                onClick={() => onChange(user_id)}
              >
                <Trans>Change</Trans>
              </Button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
