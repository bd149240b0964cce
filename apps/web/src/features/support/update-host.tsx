import { type ReactNode, useEffect, useState } from 'react';
import { lazyPart } from '../../platform/lazy-part.ts';

const dialogPart = lazyPart(async () => (await import('./update-dialog.tsx')).UpdateDialog, 'support');

/** Offers updates of the mobile or desktop shell. Mounted once, in the app frame; does nothing in a browser. */
export function UpdateHost() {
  const [dialog, setDialog] = useState<ReactNode>(null);
  useEffect(() => {
    const shell = window.appShell?.name;
    if (shell === undefined) return;
    const abort = new AbortController();
    void loadUpdateDialog(shell, abort.signal).then((offered) => {
      if (!abort.signal.aborted) setDialog(offered);
    });
    return () => abort.abort();
  }, []);
  return dialog;
}

async function loadUpdateDialog(shell: string, signal: AbortSignal): Promise<ReactNode> {
  const { checkForUpdate } = await import('./check-for-update.ts');
  const offer = await checkForUpdate(shell, signal);
  if (offer === null) return null;
  const UpdateDialog = await dialogPart.load();
  return <UpdateDialog offer={offer} />;
}
