import { Trans, useLingui } from '@lingui/react/macro';
import { LogInIcon } from '@peonia/ui/icons/log-in.tsx';
import { Link } from '../../../platform/router/link.tsx';
import { useSignedIn } from '../../../platform/session/session.ts';
import { SectionLink } from './section-link.tsx';
import { bottomSections, guestSections } from './sections.tsx';
import * as shellCss from '../shell.module.css';
import * as css from './bottom-bar.module.css';

/** The bottom tab bar, up to 767 px; a guest's ends with the login. */
export function BottomBar() {
  const { t } = useLingui();
  const isSignedIn = useSignedIn();
  return (
    <nav className={`${css.bottom} phone-only ${shellCss.phoneOnly}`} aria-label={t`Main`}>
      {(isSignedIn ? bottomSections() : guestSections()).map((section) => (
        <SectionLink key={section.href} section={section} />
      ))}
      {isSignedIn ? null : (
        <Link href="/?type=login">
          <LogInIcon />
          <span>
            <Trans>Log in</Trans>
          </span>
        </Link>
      )}
    </nav>
  );
}
