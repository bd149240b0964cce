import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Counter } from '@peonia/contract/accounts/accounts.ts';
import { Avatar } from '@peonia/ui/avatar/avatar.tsx';
import { Badge } from '@peonia/ui/badge/badge.tsx';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { ChevronRightIcon } from '@peonia/ui/icons/chevron-right.tsx';
import { EyeIcon } from '@peonia/ui/icons/eye.tsx';
import { GamepadIcon } from '@peonia/ui/icons/gamepad.tsx';
import { HeartIcon } from '@peonia/ui/icons/heart.tsx';
import { ImageIcon } from '@peonia/ui/icons/image.tsx';
import { LogOutIcon } from '@peonia/ui/icons/log-out.tsx';
import { PlaneIcon } from '@peonia/ui/icons/plane.tsx';
import { SettingsIcon } from '@peonia/ui/icons/settings.tsx';
import { ShoppingBagIcon } from '@peonia/ui/icons/shopping-bag.tsx';
import { UsersIcon } from '@peonia/ui/icons/users.tsx';
import { WheelIcon } from '@peonia/ui/icons/wheel.tsx';
import { lazy, Suspense, useState } from 'react';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import { openPrize } from '../../../platform/prompts/prize-request.ts';
import { Link } from '../../../platform/router/link.tsx';
import { signOut, useMe } from '../../../platform/session/session.ts';
import { WalletCard } from '../../ledger/wallet-card.tsx';
import { LanguageRow } from '../../settings/language-row.tsx';
import { SettingsRow, SettingsRows } from '../../settings/settings-row.tsx';
import { ThemeChoice } from '../../settings/theme-choice.tsx';
import { CompletenessCard } from '../summary/completeness-card.tsx';
import { HelpCard } from './help-card.tsx';
import * as css from './me-page.module.css';

const accountsPart = lazyPart(async () => ({ default: (await import('./own-accounts.tsx')).OwnAccounts }), 'accounts');

const OwnAccounts = lazy(accountsPart.load);

/** The member's own page: the fourth tab on a phone. */
export default function MePage() {
  const { t } = useLingui();
  const me = useMe();
  const [isLoggingOut, setLoggingOut] = useState(false);
  if (me === null) return null;
  const { name, avatar, profile, counter } = me;
  return (
    <div className={css.me}>
      <PageHead title={<Trans context="page">Me</Trans>} />
      <div className={`stack cards ${css.meCards}`}>
        <Card pad edge as="div">
          <Link href={`/profile/${me.id}`} className={css.meTop}>
            <Avatar name={name} src={avatar ?? undefined} size={56} crown={me.vip === 1 && t`VIP`} eager />
            <span className="grow">
              <b className="truncate">{name}</b>
              <span className="small muted">
                <Trans>See my profile</Trans>
              </span>
            </span>
            <ChevronRightIcon />
          </Link>
        </Card>
        <WalletCard />
        <CompletenessCard profile={profile} />
        <div className={`stack cards ${css.meList}`}>
          <SettingsRows>
            <PeopleRows counter={counter} />
            <SettingsRow href="/album" icon={<ImageIcon />} label={<Trans>Photos</Trans>} />
            {(me.bd === 1 && !me.off.includes('mall')) || counter.order > 0 ? (
              <SettingsRow
                href={counter.order > 0 ? '/orders' : '/mall'}
                icon={<ShoppingBagIcon />}
                label={counter.order > 0 ? <Trans>Orders</Trans> : <Trans>Flowers and gifts</Trans>}
                aside={aside(counter.order)}
              />
            ) : null}
            {me.off.includes('travel') ? null : (
              <SettingsRow href="/travel" icon={<PlaneIcon />} label={<Trans>Travel and meet</Trans>} />
            )}
            {me.off.includes('wheel') ? null : (
              <SettingsRow
                onClick={openPrize}
                icon={<WheelIcon />}
                label={<Trans>Prize wheel</Trans>}
                aside={
                  me.wheel === 1 ? (
                    <span className="muted small">
                      <Trans>Your spin is ready</Trans>
                    </span>
                  ) : undefined
                }
              />
            )}
            {me.off.includes('game') ? null : (
              <SettingsRow href="/game" icon={<GamepadIcon />} label={<Trans>Phrase game</Trans>} />
            )}
            <SettingsRow href="/setting" icon={<SettingsIcon />} label={<Trans>Settings</Trans>} />
            <LanguageRow />
          </SettingsRows>
          <HelpCard />
        </div>
        <Card pad edge as="div">
          <ThemeChoice />
        </Card>
        <Card edge as="div" className="phone-only">
          <Suspense fallback={<div className={css.accountsComing} />}>
            <OwnAccounts />
          </Suspense>
        </Card>
        <div className={css.meOut}>
          <Button
            variant="line"
            icon={<LogOutIcon />}
            busy={isLoggingOut}
            onClick={() => {
              setLoggingOut(true);
              void signOut().then(setLoggingOut);
            }}
          >
            <Trans>Log out</Trans>
          </Button>
        </div>
      </div>
    </div>
  );
}

function aside(count: number) {
  return count > 0 ? <News count={count} /> : undefined;
}

function News({ count }: { count: number }) {
  return (
    <>
      <Badge count={count} />
      <span className="visually-hidden">
        <Plural value={count} one="# new" other="# new" />
      </span>
    </>
  );
}

/** Likes, visitors and friends with their unread counts. */
function PeopleRows({ counter }: { counter: Counter }) {
  return (
    <>
      <SettingsRow
        href="/user/likeme"
        icon={<HeartIcon />}
        label={<Trans>Likes</Trans>}
        aside={aside(counter.likeme)}
      />
      <SettingsRow href="/user/visitor" icon={<EyeIcon />} label={<Trans>Visitors</Trans>} />
      <SettingsRow
        href={counter.request > 0 ? '/user/request' : '/user/friend'}
        icon={<UsersIcon />}
        label={<Trans>Friends</Trans>}
        aside={aside(counter.request)}
      />
    </>
  );
}
