import { Trans, useLingui } from '@lingui/react/macro';
import type { Session } from '@peonia/contract/accounts/accounts.ts';
import { Avatar } from '@peonia/ui/avatar/avatar.tsx';
import { PlusIcon } from '@peonia/ui/icons/plus.tsx';
import { useEffect, useState } from 'react';
import { useMe } from '../../../platform/session/current-member.ts';
import { useStored } from '../../../platform/store/browser-store.ts';
import { AuthFormFailure } from '../form/auth-form-failure.tsx';
import { useSavedAccount } from './use-saved-account.ts';
import * as css from '../form/auth-form.module.css';
import * as fieldCss from '@peonia/ui/field/field.module.css';

interface SavedAccountsProps {
  /** Prefills the login form; '' clears it for another account. */
  readonly onName: (name: string) => void;
  readonly onSession: (session: Session) => Promise<void>;
}

/** Accounts that were signed in on this browser, newest first. */
export function SavedAccounts({ onName, onSession }: SavedAccountsProps) {
  const { t } = useLingui();
  const me = useMe();
  const [failure, setFailure] = useState<unknown>(null);
  const { busyId, choose } = useSavedAccount({ onSession, onName, onError: setFailure });
  const saved = useStored('savedAccounts').filter(({ id }) => id !== me?.id);
  // The boot script has made room for a row, which is here from now on if there are accounts.
  useEffect(() => void delete document.documentElement.dataset['savedAccounts'], []);
  return (
    <div role="group" aria-labelledby="continue-as" className={saved.length === 0 ? css.noneSaved : undefined}>
      <div className={fieldCss.label} id="continue-as">
        <Trans>Continue as</Trans>
      </div>
      <ul className={css.saved}>
        {saved.map((account) => (
          <li key={account.id}>
            <button type="button" aria-busy={busyId === account.id} onClick={() => void choose(account)}>
              <Avatar name={account.name} src={account.avatar ?? undefined} size={56} />
              <span className={`tiny ${css.tiny} truncate`}>{account.name}</span>
            </button>
          </li>
        ))}
        <li>
          <button type="button" aria-label={t`Use another account`} onClick={() => onName('')}>
            <span className={css.plus}>
              <PlusIcon />
            </span>
            <span className={`tiny ${css.tiny}`}>
              <Trans>Add</Trans>
            </span>
          </button>
        </li>
      </ul>
      <AuthFormFailure failure={failure} />
    </div>
  );
}
