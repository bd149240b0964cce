import { Trans, useLingui } from '@lingui/react/macro';
import type { Profile } from '@peonia/contract/profiles/profiles.ts';
import { formatList } from '@peonia/i18n/format.ts';
import { isSpokenLanguage, spokenLanguageName } from '@peonia/i18n/spoken-languages.ts';
import { Card } from '@peonia/ui/card/card.tsx';
import { BabyIcon } from '@peonia/ui/icons/baby.tsx';
import { CheckIcon } from '@peonia/ui/icons/check.tsx';
import { GlobeIcon } from '@peonia/ui/icons/globe.tsx';
import { HeartIcon } from '@peonia/ui/icons/heart.tsx';
import { RulerIcon } from '@peonia/ui/icons/ruler.tsx';
import { ScaleIcon } from '@peonia/ui/icons/scale.tsx';
import { SearchIcon } from '@peonia/ui/icons/search.tsx';
import { StarIcon } from '@peonia/ui/icons/star.tsx';
import { UsersIcon } from '@peonia/ui/icons/users.tsx';
import { WalletIcon } from '@peonia/ui/icons/wallet.tsx';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../platform/language/language.tsx';
import {
  childrenLabels,
  heightLabels,
  horoscopeLabels,
  incomeLabels,
  marriageLabels,
  orientationLabels,
  seekingLabels,
  weightLabels,
} from '../profile-labels.ts';
import * as css from './profile.module.css';
import * as languagePairPillCss from '@peonia/ui/language-pair/language-pair-pill.module.css';

interface Fact {
  /** Name of the profile field, as in `alike`. */
  readonly field: string;
  readonly icon: ReactNode;
  readonly label: string;
  readonly value: string;
}

/**
 * "The basics": the fields a member has filled in, with a mark on those the reader shares. Renders nothing without any.
 */
export function ProfileFacts({ profile }: { profile: Profile }) {
  const facts = useFacts(profile);
  if (facts.length === 0) return null;
  return (
    <Card pad edge aria-labelledby="basics">
      <h2 id="basics" className={css.profileH2}>
        <Trans>The basics</Trans>
      </h2>
      <dl className={css.facts}>
        {facts.map(({ field, icon, label, value }) => (
          <div key={field}>
            <dt>
              {icon}
              {label}
            </dt>
            <dd>
              {value}
              {profile.alike.includes(field) ? (
                <span className={languagePairPillCss.pair}>
                  <CheckIcon />
                  <Trans>Same as you</Trans>
                </span>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function useFacts(profile: Profile): Fact[] {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const named = profile.languages.filter(isSpokenLanguage).map((code) => spokenLanguageName(language, code));
  const marriage = (marriageLabels as { readonly [code: number]: (typeof marriageLabels)[401] })[profile.marriage];
  const rows: readonly (Omit<Fact, 'value'> & { value: string | null | undefined })[] = [
    {
      field: 'height',
      icon: <RulerIcon />,
      label: t`Height`,
      value: profile.height && i18n._(heightLabels[profile.height]),
    },
    {
      field: 'weight',
      icon: <ScaleIcon />,
      label: t`Weight`,
      value: profile.weight && i18n._(weightLabels[profile.weight]),
    },
    { field: 'marriage', icon: <HeartIcon />, label: t`Relationship status`, value: marriage && i18n._(marriage) },
    {
      field: 'children',
      icon: <BabyIcon />,
      label: t`Children`,
      value: profile.children && i18n._(childrenLabels[profile.children]),
    },
    {
      field: 'horoscope',
      icon: <StarIcon />,
      label: t`Horoscope`,
      value: profile.horoscope && i18n._(horoscopeLabels[profile.horoscope]),
    },
    {
      field: 'income',
      icon: <WalletIcon />,
      label: t`Income`,
      value: profile.income && i18n._(incomeLabels[profile.income]),
    },
    {
      field: 'orientation',
      icon: <UsersIcon />,
      label: t`Orientation`,
      value: profile.orientation && i18n._(orientationLabels[profile.orientation]),
    },
    {
      field: 'languages',
      icon: <GlobeIcon />,
      label: t`Speaks`,
      value: named.length === 0 ? null : formatList(language, named),
    },
    {
      field: 'seeking',
      icon: <SearchIcon />,
      label: t`Looking for`,
      value: profile.seeking && i18n._(seekingLabels[profile.seeking]),
    },
  ];
  return rows.flatMap((row) => (row.value ? [{ ...row, value: row.value }] : []));
}
