import { Trans } from '@lingui/react/macro';
import { Avatar } from '@peonia/ui/avatar/avatar.tsx';
import { PlusIcon } from '@peonia/ui/icons.tsx';
import { useStored } from '../../platform/store/browser-store.ts';

/** Accounts that were signed in on this browser, newest first; "Add" empties the form for another one. */
export function SavedAccounts({ onChoose }: { onChoose: (name: string) => void }) {
  const saved = useStored('savedAccounts');
  if (saved.length === 0) return null;
  return (
    <div role="group" aria-labelledby="continue-as">
      <div className="lbl" id="continue-as">
        <Trans>Continue as</Trans>
      </div>
      <div className="saved">
        {saved.slice(0, 4).map((account) => (
          <button key={account.id} type="button" onClick={() => onChoose(account.name)}>
            <Avatar name={account.name} src={account.avatar ?? undefined} size={56} />
            <span className="tiny trunc">{account.name}</span>
          </button>
        ))}
        <button type="button" onClick={() => onChoose('')}>
          <span className="plus">
            <PlusIcon />
          </span>
          <span className="tiny">
            <Trans>Add</Trans>
          </span>
        </button>
      </div>
    </div>
  );
}
