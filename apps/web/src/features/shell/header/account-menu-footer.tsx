import { Trans } from '@lingui/react/macro';
import { BriefcaseIcon } from '@peonia/ui/icons/briefcase.tsx';
import { Link } from '../../../platform/router/link.tsx';
import { useMe } from '../../../platform/session/session.ts';
import { AccountSwitcher } from '../../accounts/login/account-switcher.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import * as css from '../shell.module.css';
import * as menuCss from '@peonia/ui/menu/menu.module.css';

/** Footer of the account menu: the staff pages, theme, and the other accounts of this browser. */
export function AccountMenuFooter() {
  const isStaff = useMe()?.staff === true;
  return (
    <>
      {isStaff ? (
        <>
          <hr />
          <Link
            className={menuCss.menuRow}
            href="/staff"
            onClick={({ currentTarget }) => currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()}
          >
            <BriefcaseIcon />
            <span className="grow">
              <Trans>Staff pages</Trans>
            </span>
          </Link>
        </>
      ) : null}
      <div className={css.accountTheme}>
        <span className="grow">
          <Trans>Appearance</Trans>
        </span>
        <ThemeSwitch dense />
      </div>
      <AccountSwitcher />
    </>
  );
}
