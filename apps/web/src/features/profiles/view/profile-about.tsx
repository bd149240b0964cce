import { Trans, useLingui } from '@lingui/react/macro';
import type { Profile } from '@peonia/contract/profiles/profiles.ts';
import { offeredPurposes } from '@peonia/contract/protocol/codes.ts';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { Tag } from '@peonia/ui/tag/tag.tsx';
import { useMe } from '../../../platform/session/session.ts';
import { settings } from '../../../platform/settings.ts';
import { purposeLabels } from '../profile-labels.ts';
import { ProfileBiography } from './profile-biography.tsx';
import * as css from './profile.module.css';

/** The biography and the purposes of a member. */
export function ProfileAbout({ profile }: { profile: Profile }) {
  const { t, i18n } = useLingui();
  const mine = useMe()?.profile.purpose ?? [];
  const isOwn = useMe()?.id === profile.user_id;
  const offered = offeredPurposes(settings().adultPurposes);
  const purposes = profile.purpose.filter((code) => offered.includes(code));
  if (profile.biography === '' && purposes.length === 0) return null;
  return (
    <Card pad edge aria-labelledby="words">
      <CardHead id="words" title={<AboutTitle profile={profile} isOwn={isOwn} />} />
      <ProfileBiography profile={profile} />
      {purposes.length === 0 ? null : (
        <ul className={css.profileTags} aria-label={t`Here for`}>
          {purposes.map((code) => (
            <li key={code}>
              <Tag match={!isOwn && mine.includes(code)} matchLabel={t`Same as you`}>
                {i18n._(purposeLabels[code])}
              </Tag>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function AboutTitle({ profile, isOwn }: { profile: Profile; isOwn: boolean }) {
  if (isOwn) return <Trans>About me</Trans>;
  return profile.gender === 0 ? <Trans>In her words</Trans> : <Trans>In his words</Trans>;
}
