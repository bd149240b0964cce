import { Trans, useLingui } from '@lingui/react/macro';
import type { Session } from '@peonia/contract/accounts/accounts.ts';
import { Avatar } from '@peonia/ui/avatar/avatar.tsx';
import { PlusIcon } from '@peonia/ui/icons/plus.tsx';
import { showProblem } from '../../../platform/errors/errors.tsx';
import { askForLogin } from '../../../platform/session/login-request.ts';
import { signIn, useMe } from '../../../platform/session/session.ts';
import { useStored } from '../../../platform/store/browser-store.ts';
import { useSavedAccount } from './use-saved-account.ts';
import * as css from './account-switcher.module.css';
import * as iconButtonCss from '@peonia/ui/icon-button/icon-button.module.css';

/** Limit of avatars in the menu; the login dialog lists all accounts. */
const SHOWN = 4;

/** Other saved accounts of this browser, for the account menu. The current account stays signed in. */
export function AccountSwitcher() {
  const { t } = useLingui();
  const me = useMe();
  const others = useStored('savedAccounts').filter(({ id }) => id !== me?.id);
  const { busyId, choose } = useSavedAccount({
    onSession: signInAndReload,
    onName: (name) => askForLogin({ name }),
    onError: showProblem,
  });
  return (
    <div className={css.switcher} role="group" aria-label={t`Switch account`}>
      {others.slice(0, SHOWN).map((account) => {
        const { name } = account;
        return (
          <button
            key={account.id}
            type="button"
            aria-label={t`Switch to ${name}`}
            title={name}
            aria-busy={busyId === account.id}
            onClick={() => void choose(account)}
          >
            <Avatar name={name} src={account.avatar ?? undefined} size={36} />
          </button>
        );
      })}
      <button type="button" aria-label={t`Add account`} onClick={() => askForLogin()}>
        <span className={`${css.iconButton} ${iconButtonCss.iconButton} ${iconButtonCss.fill}`}>
          <PlusIcon />
        </span>
      </button>
      <span className={`small ${css.small} muted`}>
        {others.length > 0 ? <Trans>Switch account</Trans> : <Trans>Add account</Trans>}
      </span>
    </div>
  );
}

async function signInAndReload(session: Session): Promise<void> {
  await signIn(session);
  location.assign('/home');
}
