import { type ReactNode, useEffect, useState } from 'react';
import { openCatalogues } from '../../platform/language.tsx';

/**
 * Where a newer version of the mobile or desktop shell is offered. Once, in the frame; in a browser the site is always
 * new.
 */
export function VersionHost() {
  const [dialog, setDialog] = useState<ReactNode>(null);
  useEffect(() => {
    const shell = window.appShell?.name;
    if (shell === undefined) return;
    const abort = new AbortController();
    void loadOffer(shell, abort.signal).then((offered) => {
      if (!abort.signal.aborted) setDialog(offered);
    });
    return () => abort.abort();
  }, []);
  return dialog;
}

async function loadOffer(shell: string, signal: AbortSignal): Promise<ReactNode> {
  const { findOffer } = await import('./find-offer.ts');
  const offer = await findOffer(shell, signal);
  if (offer === null) return null;
  const [{ NewVersionDialog }] = await Promise.all([import('./new-version-dialog.tsx'), openCatalogues('support')]);
  return <NewVersionDialog offer={offer} />;
}
