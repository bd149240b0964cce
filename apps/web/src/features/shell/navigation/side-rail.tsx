import { Trans, useLingui } from '@lingui/react/macro';
import { Avatar } from '@peonia/ui/avatar/avatar.tsx';
import { Link } from '../../../platform/link.tsx';
import { useMe } from '../../../platform/session/session.ts';
import { pageExists } from '../../../platform/settings.ts';
import { SectionLink } from './section-link.tsx';
import { ownSections, peopleSections } from './sections.tsx';
import './side-rail.css';

/** The side rail from 1200 px: the member, lists of people, own pages. */
export function SideRail() {
  const { t } = useLingui();
  const me = useMe();
  const people = peopleSections().filter(({ membersOnly }) => me !== null || !membersOnly);
  const own = me === null ? [] : ownSections();
  return (
    <aside className="side-l stick">
      {me !== null && pageExists(`/profile/${me.id}`) ? (
        <Link className="card mecard" href={`/profile/${me.id}`}>
          <Avatar name={me.name} src={me.avatar ?? undefined} eager />
          <span className="grow">
            <b className="trunc">{me.name}</b>
            <span className="small muted">
              <Trans>See my profile</Trans>
            </span>
          </span>
        </Link>
      ) : null}
      <nav className="side" aria-label={t`Sections`}>
        {people.map((section) => (
          <SectionLink key={section.href} section={section} />
        ))}
        {own.length > 0 ? (
          <span className="side-title">
            <Trans>Yours</Trans>
          </span>
        ) : null}
        {own.map((section) => (
          <SectionLink key={section.href} section={section} />
        ))}
      </nav>
    </aside>
  );
}
