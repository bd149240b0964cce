import { Trans, useLingui } from '@lingui/react/macro';
import type { Profile } from '@peonia/contract/profiles/profiles.ts';
import { formatDate } from '@peonia/i18n/format.ts';
import { Avatar } from '@peonia/ui/avatar/avatar.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { classNames } from '@peonia/ui/class-names.ts';
import { CrownFilledIcon } from '@peonia/ui/icons/crown-filled.tsx';
import { GamepadIcon } from '@peonia/ui/icons/gamepad.tsx';
import { VerifiedIcon } from '@peonia/ui/icons/verified.tsx';
import { Meta } from '@peonia/ui/meta/meta.tsx';
import { Photo } from '@peonia/ui/photo/photo.tsx';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../platform/language/language.tsx';
import { useMe } from '../../../platform/session/session.ts';
import { LanguagePair } from '../language-pair.tsx';
import { useLocalClock } from '../summary/local-clock.tsx';
import { usePlaceName } from '../summary/place-name.ts';
import { type ProfileTab, ProfileTabs } from './profile-tabs.tsx';
import * as css from './profile-header.module.css';
import * as languagePairPillCss from '@peonia/ui/language-pair/language-pair-pill.module.css';

/** Expiry date of a lifetime membership. Source: specification section 9. */
const LIFETIME_EXPIRY = '2037-12-31';

interface ProfileHeaderProps {
  readonly profile: Profile;
  readonly online: boolean;
  readonly tab: ProfileTab;
  /** Beside the tabs. */
  readonly actions?: ReactNode;
}

/**
 * Head of a member's pages: portrait, name, place with local time, languages and membership, and the tabs. Large with
 * the cover on the profile itself, one row on the pages beside it.
 */
export function ProfileHeader({ profile, online, tab, actions }: ProfileHeaderProps) {
  const isLarge = tab === 'about';
  return (
    <Card edge className={css.profileHead}>
      {isLarge ? (
        <Opening profile={profile} online={online} />
      ) : (
        <div className={css.row}>
          <Avatar name={profile.name} src={profile.avatar ?? undefined} alt="" size={56} eager />
          <Who profile={profile} online={online} />
        </div>
      )}
      <div className={css.foot}>
        <ProfileTabs profile={profile} tab={tab} />
        {actions}
      </div>
    </Card>
  );
}

/** Portrait and cover side by side, as a magazine opens an interview. */
function Opening({ profile, online }: Pick<ProfileHeaderProps, 'profile' | 'online'>) {
  const { t } = useLingui();
  const { name, photo, cover } = profile;
  return (
    <div className={css.opening}>
      <div className={css.profileCover}>{cover === null ? null : <Photo src={cover} alt="" ratio="fill" eager />}</div>
      <div className={classNames(css.portrait, photo === null && css.isBare)}>
        <Photo
          src={photo ?? undefined}
          alt={t`Photo of ${name}`}
          ratio="fill"
          eager
          fallback={<Avatar name={name} alt="" size={132} />}
        />
        {online ? (
          <span className={css.online}>
            <i />
            {t`Online`}
          </span>
        ) : null}
      </div>
      <Who profile={profile} online={online} />
    </div>
  );
}

function Who({ profile, online }: Pick<ProfileHeaderProps, 'profile' | 'online'>) {
  const { t } = useLingui();
  const place = usePlaceName();
  const isOwn = useMe()?.id === profile.user_id;
  const clock = useLocalClock(isOwn ? null : profile.time_zone, true);
  const lastSeen = useLastSeen(profile.last_seen);
  const { name, age } = profile;
  return (
    <div className={css.profileWho}>
      <h2>
        <span>{age === null ? name : `${name}, ${age}`}</span>
        {profile.verified === 1 ? <VerifiedIcon className={css.iVerified} label={t`Verified`} /> : null}
      </h2>
      <Meta className={css.meta}>
        {place(profile)}
        {clock}
        {online || isOwn ? null : lastSeen}
      </Meta>
      <div className={`row wrap ${css.profilePills}`}>
        {profile.languages.length === 0 ? null : <LanguagePair languages={profile.languages} />}
        <Membership profile={profile} />
        <GameBadge place={profile.game_place} />
      </div>
    </div>
  );
}

/** For the first three of the week in the phrase game. */
function GameBadge({ place }: { place: Profile['game_place'] }) {
  if (place === null) return null;
  return (
    <span className={`${css.pair} ${languagePairPillCss.pair} ${css.profileVip}`}>
      <GamepadIcon />
      <Trans>Phrase game: place {place} this week</Trans>
    </span>
  );
}

function Membership({ profile }: { profile: Profile }) {
  const { language } = useLanguage();
  if (profile.vip !== 1) return null;
  const until = profile.vip_expired_at;
  const day = until === null ? '' : formatDate(language, new Date(`${until}T12:00:00Z`), 'medium', 'UTC');
  return (
    <span className={`${css.pair} ${languagePairPillCss.pair} ${css.profileVip}`}>
      <CrownFilledIcon />
      {until === LIFETIME_EXPIRY ? (
        <Trans>VIP for life</Trans>
      ) : until === null ? (
        <Trans>VIP</Trans>
      ) : (
        <Trans>VIP until {day}</Trans>
      )}
    </span>
  );
}

/** When a member was last seen, as far as their privacy settings allow. */
function useLastSeen(seen: Profile['last_seen']): string | null {
  const { t } = useLingui();
  if (seen === null) return null;
  return { day: t`Active today`, week: t`Active this week`, month: t`Active this month` }[seen];
}
