import { AccountSwitcher } from '../../accounts/login/account-switcher.tsx';

/** The accounts of this browser, loaded after the page. Wide screens have them in the account menu. */
export function OwnAccounts() {
  return <AccountSwitcher />;
}
