import { Trans, useLingui } from '@lingui/react/macro';
import type { Session } from '@peonia/contract/accounts.ts';
import { Avatar } from '@peonia/ui/avatar/avatar.tsx';
import { PlusIcon } from '@peonia/ui/icons.tsx';
import { showProblem } from '../../platform/errors.tsx';
import { askForLogin } from '../../platform/session/login-request.ts';
import { signIn, useMe } from '../../platform/session/session.ts';
import { useStored } from '../../platform/store/browser-store.ts';
import './account-switcher.css';
import { useSavedChoice } from './use-saved-choice.ts';

/** Most portraits that fit into a menu; all of them are in the login dialog. */
const SHOWN = 4;

/**
 * The other accounts of this browser, for the menu behind the avatar. The account in use stays signed in behind the new
 * one.
 */
export function AccountSwitcher() {
  const { t } = useLingui();
  const me = useMe();
  const others = useStored('savedAccounts').filter(({ id }) => id !== me?.id);
  const { busyId, choose } = useSavedChoice({
    onSession: comeIn,
    onName: (name) => askForLogin({ name }),
    onError: showProblem,
  });
  return (
    <div className="switcher" role="group" aria-label={t`Switch account`}>
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
      <button type="button" className="switcher-add" aria-label={t`Add account`} onClick={() => askForLogin()}>
        <span className="ibtn fill">
          <PlusIcon />
        </span>
      </button>
      <span className="small muted">
        {others.length > 0 ? <Trans>Switch account</Trans> : <Trans>Add account</Trans>}
      </span>
    </div>
  );
}

async function comeIn(session: Session): Promise<void> {
  await signIn(session);
  location.assign('/home');
}
