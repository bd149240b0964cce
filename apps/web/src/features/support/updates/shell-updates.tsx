import type { AppShell, UpdateState } from '@peonia/contract/protocol/app-shell.ts';
import { useEffect, useState } from 'react';
import { type AvailableUpdate, checkForUpdate } from './check-for-update.ts';
import { ReadyUpdate } from './ready-update.tsx';
import { UpdateDialog } from './update-dialog.tsx';

/** A desktop program stays open for weeks. */
const CHECK_EVERY_MS = 6 * 3_600_000;
const noUpdate: UpdateState = { kind: 'none' };

/** The dialog about a newer version that the server knows of, and the note about one that is ready to install. */
export function ShellUpdates({ shell }: { readonly shell: AppShell }) {
  const offer = useOffer(shell.name);
  const update = useUpdateState(shell);
  const install = shell.updates?.install;
  // A shell that updates itself needs no reminder: what it has loaded is installed at its end.
  if (offer !== null && (offer.isNeeded || install === undefined))
    return <UpdateDialog offer={offer} update={update} install={install} />;
  return update.kind === 'ready' && install !== undefined ? (
    <ReadyUpdate key={update.version} install={install} />
  ) : null;
}

function useOffer(name: string): AvailableUpdate | null {
  const [offer, setOffer] = useState<AvailableUpdate | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    const check = async () => {
      const found = await checkForUpdate(name, abort.signal);
      if (found !== null && !abort.signal.aborted) setOffer(found);
    };
    void check();
    const timer = setInterval(() => void check(), CHECK_EVERY_MS);
    return () => {
      clearInterval(timer);
      abort.abort();
    };
  }, [name]);
  return offer;
}

function useUpdateState({ updates }: AppShell): UpdateState {
  const [state, setState] = useState(noUpdate);
  useEffect(() => updates?.onState(setState), [updates]);
  return state;
}
