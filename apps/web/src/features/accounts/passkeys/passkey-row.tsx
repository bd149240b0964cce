import { Trans, useLingui } from '@lingui/react/macro';
import type { Security } from '@peonia/contract/accounts/account-security.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { KeyRoundIcon } from '@peonia/ui/icons/key-round.tsx';
import * as css from './passkeys.module.css';

interface PasskeyRowProps {
  readonly passkey: Security['passkeys'][number];
  readonly isBusy: boolean;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

/** A passkey: name, when it was added and last used. */
export function PasskeyRow({ passkey, isBusy, onRename, onRemove }: PasskeyRowProps) {
  const { t, i18n } = useLingui();
  const { name } = passkey;
  const added = i18n.date(passkey.created_at, { dateStyle: 'medium' });
  const used = passkey.used_at === null ? null : i18n.date(passkey.used_at, { dateStyle: 'medium' });
  return (
    <li>
      <KeyRoundIcon />
      <span className="grow">
        <b>{name}</b>
        <span className={`small muted ${css.facts}`}>
          <span>
            <Trans>Added on {added}</Trans>
          </span>
          <span>{used === null ? <Trans>Not used yet</Trans> : <Trans>Last used on {used}</Trans>}</span>
        </span>
      </span>
      <span className={`row ${css.actions}`}>
        <Button variant="ghost" size="sm" aria-label={t`Rename ${name}`} onClick={onRename}>
          <Trans>Rename</Trans>
        </Button>
        <Button variant="line" size="sm" aria-label={t`Remove ${name}`} busy={isBusy} onClick={onRemove}>
          <Trans>Remove</Trans>
        </Button>
      </span>
    </li>
  );
}
