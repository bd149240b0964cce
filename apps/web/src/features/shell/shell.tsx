import { Trans } from '@lingui/react/macro';
import { classNames } from '@peonia/ui/class-names.ts';
import { SkipLink } from '@peonia/ui/skip-link/skip-link.tsx';
import type { ReactNode } from 'react';
import { PageHeadAside } from '../../platform/head/page-head.tsx';
import { useSignedIn } from '../../platform/session/session.ts';
import { ConnectionNote } from './connection-note.tsx';
import { BellLink } from './header/bell.tsx';
import { GuestBar } from './header/guest-bar.tsx';
import { TopBar } from './header/top-bar.tsx';
import { BottomBar } from './navigation/bottom-bar.tsx';
import { SideRail } from './navigation/side-rail.tsx';
import { SiteFooter } from './site-footer.tsx';
import * as css from './shell.module.css';

interface ShellProps {
  /** `plain`: the page width without the side rail; `wide`: the page lays itself out. */
  readonly frame: 'rail' | 'plain' | 'wide';
  /** `own`: the page renders its own bottom bar, up to 767 px. */
  readonly bottom: 'tabs' | 'own';
  /** For guests; members find its links on their own page. */
  readonly footer: boolean;
  readonly children: ReactNode;
}

const frameClasses = {
  rail: `${css.page} ${css.cols} ${css.two}`,
  plain: css.page,
  wide: css.pageWide,
} as const;

/** Layout around every page except the landing page. */
export function Shell({ frame, bottom, footer, children }: ShellProps) {
  const isSignedIn = useSignedIn();
  const hasTabs = bottom === 'tabs';
  return (
    <div className={classNames(css.shell, hasTabs && css.hasBottom)} data-guest={isSignedIn ? undefined : ''}>
      <SkipLink href="#main">
        <Trans>Skip to the page</Trans>
      </SkipLink>
      {isSignedIn ? <TopBar /> : <GuestBar />}
      <div className={frameClasses[frame]}>
        {frame === 'rail' ? <SideRail /> : null}
        <main id="main" tabIndex={-1}>
          <PageHeadAside value={isSignedIn ? <BellLink /> : null}>{children}</PageHeadAside>
        </main>
      </div>
      {footer && !isSignedIn ? <SiteFooter /> : null}
      {hasTabs ? <BottomBar /> : null}
      <ConnectionNote />
    </div>
  );
}
