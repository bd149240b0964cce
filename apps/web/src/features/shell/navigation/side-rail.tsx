import { Trans, useLingui } from '@lingui/react/macro';
import { formatGold } from '@peonia/i18n/format.ts';
import { Avatar } from '@peonia/ui/avatar/avatar.tsx';
import { Price } from '@peonia/ui/coin/coin.tsx';
import { Skeleton } from '@peonia/ui/skeleton/skeleton.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { Link } from '../../../platform/router/link.tsx';
import { useMe, useSignedIn } from '../../../platform/session/session.ts';
import { SectionLink } from './section-link.tsx';
import { ownSections, peopleSections, type Section } from './sections.tsx';
import * as shellCss from '../shell.module.css';
import * as css from './side-rail.module.css';
import * as cardCss from '@peonia/ui/card/card.module.css';

/** The side rail from 1200 px: the member, lists of people, own pages. */
export function SideRail() {
  const { t } = useLingui();
  const isSignedIn = useSignedIn();
  const people = peopleSections().filter(({ membersOnly }) => isSignedIn || !membersOnly);
  const me = useMe();
  const isOpen = ({ mallOnly, flag }: Section) =>
    (mallOnly !== true || me?.bd === 1) && (flag === undefined || me?.off.includes(flag) !== true);
  const own = isSignedIn ? ownSections().filter(isOpen) : [];
  return (
    <aside className={`${css.sideL} ${shellCss.stick}`}>
      {isSignedIn ? <OwnCard /> : null}
      <nav className={css.side} data-testid="sections" aria-label={t`Sections`}>
        {people.map((section) => (
          <SectionLink key={section.href} section={section} />
        ))}
        {own.length > 0 ? (
          <span className={css.sideTitle}>
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

/**
 * The member's card with the balance; it leads to the own timeline. A placeholder of its size while the account is on
 * its way. Source: specification section 2, "mini-left menu".
 */
function OwnCard() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const me = useMe();
  if (me === null)
    return (
      <div className={`${cardCss.card} ${css.mecard}`} aria-hidden="true">
        <Skeleton shape="avatar" />
        <span className={`grow ${css.comingLines}`}>
          <Skeleton shape="title" />
          <Skeleton />
        </span>
      </div>
    );
  return (
    <Link className={`${cardCss.card} ${css.mecard}`} href={`/timeline/${me.id}`}>
      <Avatar name={me.name} src={me.avatar ?? undefined} eager />
      <span className="grow">
        <b className="truncate">{me.name}</b>
        <Price label={t`gold`} tone="gold" className="small">
          {formatGold(language, Math.round(me.balance * 100))}
        </Price>
      </span>
    </Link>
  );
}
