import { useLingui } from '@lingui/react/macro';
import { type FeedPost, postAudiences } from '@peonia/contract/feed.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { ChevronDownIcon } from '@peonia/ui/icons/chevron-down.tsx';
import { GlobeIcon } from '@peonia/ui/icons/globe.tsx';
import { UserCheckIcon } from '@peonia/ui/icons/user-check.tsx';
import { UsersIcon } from '@peonia/ui/icons/users.tsx';
import { Menu } from '@peonia/ui/menu/menu.tsx';
import type { ReactNode } from 'react';
import { audienceText } from '../post/audience-text.ts';
import type { Audience } from './widest-audience.ts';

const icons: Readonly<Record<FeedPost['visible'], ReactNode>> = {
  public: <GlobeIcon />,
  registered: <UsersIcon />,
  friends: <UserCheckIcon />,
};

/** Menu of the audience; never wider than the profile's visibility. */
export function AudienceChoice({
  widest,
  value,
  onChange,
}: {
  widest: Audience;
  value: Audience;
  onChange: (value: Audience) => void;
}) {
  const { t, i18n } = useLingui();
  const choices = postAudiences.slice(postAudiences.indexOf(widest));
  const name = i18n._(audienceText[value]);
  return (
    <Menu
      label={t`Who can see the post`}
      align="start"
      renderTrigger={(open) => (
        <Button {...open} variant="ghost" size="sm" icon={icons[value]} aria-label={t`Who can see the post: ${name}`}>
          <span className="desktop-only">{name}</span>
          <ChevronDownIcon className="desktop-only" />
        </Button>
      )}
      entries={choices.map((audience) => ({
        id: audience,
        label: i18n._(audienceText[audience]),
        icon: icons[audience],
        checked: audience === value,
        onSelect: () => onChange(audience),
      }))}
    />
  );
}
