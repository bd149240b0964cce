import { Trans } from '@lingui/react/macro';
import { getSecurity, noteSecurityOffer } from '@peonia/contract/accounts/account-security.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { ShieldCheckIcon } from '@peonia/ui/icons/shield-check.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { useEffect, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { Link } from '../../../platform/router/link.tsx';
import * as css from './stage.module.css';

/** Offers two-step login and passkeys after the first purchase. Shown once, to members who use neither. */
export function SecurityOffer({ onLeave }: { onLeave: () => void }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    call(getSecurity, {}, { signal: controller.signal })
      .then(async ({ offer }) => {
        setShown(offer);
        if (offer) await call(noteSecurityOffer);
      })
      // The purchase is done: an offer that cannot be loaded is not worth an error.
      .catch(() => {});
    return () => controller.abort();
  }, []);
  if (!isShown) return null;
  return (
    <Note tone="trust" role="status" icon={<ShieldCheckIcon />} className={css.offer}>
      <p>
        <Trans>Keep your gold safe: with a passkey or two-step login, your password alone opens nothing.</Trans>
      </p>
      <div className="row wrap">
        <Link href="/setting/security" className="link" onClick={onLeave}>
          <Trans>Set it up</Trans>
        </Link>
        <Button variant="ghost" size="sm" onClick={() => setShown(false)}>
          <Trans>Not now</Trans>
        </Button>
      </div>
    </Note>
  );
}
