import { Trans } from '@lingui/react/macro';
import { listSocial, type SocialProvider, unlinkSocial } from '@peonia/contract/accounts/account-social.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, isRefusal } from '../../../platform/api/call.ts';
import { showProblem } from '../../../platform/errors/errors.tsx';
import type { OwnerProof } from '../reauthentication/owner-proof-dialog.tsx';
import { useOwnerProof } from '../reauthentication/use-owner-proof.tsx';
import { startLinking } from './start-social-login.ts';
import { useProviderName } from './use-provider-name.ts';
import * as css from './social.module.css';

const key = ['social-links'] as const;

/** Linked and available login providers of the account. Renders nothing where none is enabled. */
export function SocialLinks() {
  const { data } = useQuery({ queryKey: key, queryFn: ({ signal }) => call(listSocial, {}, { signal }) });
  const cache = useQueryClient();
  const nameOf = useProviderName();
  const [busy, setBusy] = useState<SocialProvider | null>(null);

  const owner = useOwnerProof();

  const change = async (provider: SocialProvider, work: (proof: OwnerProof) => Promise<unknown>) => {
    setBusy(provider);
    try {
      await owner.run(work);
      await cache.invalidateQueries({ queryKey: key });
    } catch (error) {
      // The member closed the dialog.
      if (!isRefusal(error, 'reauthentication_required')) showProblem(error);
    } finally {
      setBusy(null);
    }
  };
  if (data === undefined || data.items.length === 0) return null;
  const items = data.items.map((item) => ({ ...item, name: nameOf(item) }));
  return (
    <Card pad edge>
      <CardHead title={<Trans>Log in with another account</Trans>} />
      <ul>
        {items.map(({ provider, name, linked, only_way: isOnlyWay }) => (
          <li key={provider} className={css.socialRow}>
            <span className="grow">
              <b>{name}</b>
              {isOnlyWay ? (
                <span className="small muted">
                  <Trans>This is your only way to log in. To unlink it, set a password first.</Trans>
                </span>
              ) : null}
            </span>
            {linked ? (
              <Button
                variant="line"
                size="sm"
                disabled={isOnlyWay}
                busy={busy === provider}
                onClick={() =>
                  void change(provider, (proof) => call(unlinkSocial, { params: { provider }, body: proof }))
                }
              >
                <Trans>Unlink {name}</Trans>
              </Button>
            ) : (
              <Button
                variant="soft"
                size="sm"
                busy={busy === provider}
                onClick={() => void change(provider, (proof) => startLinking(provider, '/setting/password', proof))}
              >
                <Trans>Link {name}</Trans>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {owner.dialog}
    </Card>
  );
}
