import { Trans, useLingui } from '@lingui/react/macro';
import {
  deletePasskey,
  getPasskeyOptions,
  registerPasskey,
  renamePasskey,
  type Security,
} from '@peonia/contract/accounts/account-security.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { PlusIcon } from '@peonia/ui/icons/plus.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useState } from 'react';
import { call, isRefusal } from '../../../platform/api/call.ts';
import { showProblem } from '../../../platform/errors/errors.tsx';
import { useOwnerProof } from '../reauthentication/use-owner-proof.tsx';
import { createPasskey, type PasskeyFailure } from './create-passkey.ts';
import { PasskeyNameDialog } from './passkey-name-dialog.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { supportsPasskeys } from './passkey-support.ts';
import * as css from './passkeys.module.css';

type Passkey = Security['passkeys'][number];

interface PasskeysCardProps {
  readonly passkeys: readonly Passkey[];
  readonly onChange: () => Promise<unknown>;
}

/** Passkeys of the account: add, rename, remove. */
export function PasskeysCard({ passkeys, onChange }: PasskeysCardProps) {
  const { t } = useLingui();
  const toast = useToast();
  const owner = useOwnerProof();
  const [busy, setBusy] = useState<number | 'new' | null>(null);
  const [renamed, setRenamed] = useState<Passkey | null>(null);

  const change = async (which: number | 'new', work: () => Promise<unknown>) => {
    setBusy(which);
    try {
      await work();
      await onChange();
    } catch (error) {
      // The member closed the dialog of the owner's proof.
      if (!isRefusal(error, 'reauthentication_required')) showProblem(error);
    } finally {
      setBusy(null);
    }
  };
  const showFailure = (failure: PasskeyFailure) => {
    if (failure === 'cancelled') return;
    const text =
      failure === 'exists'
        ? t`This device already has a passkey for your account.`
        : t`This device did not make a passkey. Please try again, or use another device.`;
    toast.show({ tone: 'bad', text });
  };
  const add = () =>
    change('new', async () => {
      const { options } = await owner.run((proof) => call(getPasskeyOptions, { body: proof }));
      const created = await createPasskey(options);
      if ('failure' in created) return showFailure(created.failure);
      const nth = passkeys.length + 1;
      await call(registerPasskey, { body: { name: t`Passkey ${nth}`, credential: created.credential } });
    });
  const remove = ({ id }: Passkey) =>
    change(id, () => owner.run((proof) => call(deletePasskey, { params: { id }, body: proof })));

  return (
    <Card pad edge className="stack">
      <CardHead title={<Trans>Passkeys</Trans>} />
      <p>
        <Trans>
          A passkey logs you in with your fingerprint, face or screen lock. Nobody can guess it or trick you out of it.
        </Trans>
      </p>
      {passkeys.length === 0 ? null : (
        <ul className={css.passkeys}>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              isBusy={busy === passkey.id}
              onRename={() => setRenamed(passkey)}
              onRemove={() => void remove(passkey)}
            />
          ))}
        </ul>
      )}
      {supportsPasskeys() ? (
        <div>
          <Button icon={<PlusIcon />} busy={busy === 'new'} onClick={() => void add()}>
            <Trans>Add a passkey</Trans>
          </Button>
        </div>
      ) : (
        <p className="small muted">
          <Trans>Passkeys cannot be added in this browser or at this address.</Trans>
        </p>
      )}
      {owner.dialog}
      {renamed === null ? null : (
        <PasskeyNameDialog
          name={renamed.name}
          onClose={() => setRenamed(null)}
          onSave={async (name) => {
            await call(renamePasskey, { params: { id: renamed.id }, body: { name } });
            await onChange();
            setRenamed(null);
          }}
        />
      )}
    </Card>
  );
}
