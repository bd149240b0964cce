import { Trans } from '@lingui/react/macro';
import { AccountSwitcher } from '../../accounts/login/account-switcher.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import * as css from '../shell.module.css';

/** Footer of the account menu: theme and the other accounts of this browser. */
export function AccountMenuFooter() {
  return (
    <>
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
