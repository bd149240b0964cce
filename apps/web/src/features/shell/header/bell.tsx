import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { BellIcon } from '@peonia/ui/icons/bell.tsx';
import { useMenu } from '@peonia/ui/menu/use-menu.ts';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { Suspense } from 'react';
import { usePagePath } from '../../../platform/router/use-page-path.ts';
import { BellPanel, prefetchBellPanel } from '../../notifications/panel/bell-panel.ts';
import { useCounters } from '../use-counters.ts';
import * as css from '../shell.module.css';
import * as menuCss from '@peonia/ui/menu/menu.module.css';

/** The bell on wide screens: unread counter and notification panel. */
export function Bell() {
  const { t } = useLingui();
  const menu = useMenu('end');
  const { notification: count } = useCounters();
  return (
    <>
      <IconButton
        {...menu.trigger}
        aria-haspopup="dialog"
        label={t`Notifications`}
        icon={<BellIcon />}
        count={count}
        countLabel={t`${plural(count, { one: '# new', other: '# new' })}`}
        onPointerEnter={prefetchBellPanel}
        onFocus={prefetchBellPanel}
      />
      <div
        {...menu.panel}
        className={`${css.menu} ${menuCss.menu} ${css.bellPanel}`}
        role="dialog"
        aria-label={t`Notifications`}
      >
        {menu.open ? (
          <Suspense fallback={<Loading label={t`Loading`} shape="row" count={6} className={css.bellComing} />}>
            <BellPanel onClose={menu.close} />
          </Suspense>
        ) : null}
      </div>
    </>
  );
}

/** The bell on phones: a link to the notifications page, hidden on that page itself. */
export function BellLink() {
  const { t } = useLingui();
  const { notification: count } = useCounters();
  if (usePagePath() === '/notification') return null;
  return (
    <IconButton
      className={`phone-only ${css.phoneOnly}`}
      href="/notification"
      label={t`Notifications`}
      icon={<BellIcon />}
      count={count}
      countLabel={t`${plural(count, { one: '# new', other: '# new' })}`}
    />
  );
}
