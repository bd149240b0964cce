import { useEffect, useEffectEvent, useState } from 'react';
import { showProblem } from '../../platform/errors.tsx';
import { openCatalogues } from '../../platform/language.tsx';
import { unlockRequest } from './unlock/unlock-request.ts';
import { viewerRequest } from './viewer/open-viewer.ts';

async function loadViewer() {
  const [{ Viewer }] = await Promise.all([import('./viewer/viewer.tsx'), openCatalogues('media')]);
  return { Viewer };
}

async function loadUnlockDialog() {
  const [{ UnlockDialog }] = await Promise.all([import('./unlock/unlock-dialog.tsx'), openCatalogues('media')]);
  return { UnlockDialog };
}

/**
 * Where the photo viewer and the dialog that unlocks a file open. Once, in the frame; their programs come when they are
 * asked for.
 */
export function MediaHost() {
  const viewing = viewerRequest.use();
  const paying = unlockRequest.use();
  const viewer = useLoaded(viewing !== null, loadViewer, viewerRequest.drop);
  const pay = useLoaded(paying !== null, loadUnlockDialog, unlockRequest.drop);
  return (
    <>
      {viewer === null || viewing === null ? null : <viewer.Viewer request={viewing} onClose={viewerRequest.drop} />}
      {pay === null ? null : <pay.UnlockDialog request={paying} onClose={unlockRequest.drop} />}
    </>
  );
}

/** Loads a part of the program once it is needed; where that fails the request is given up and the reason told. */
function useLoaded<T>(isNeeded: boolean, load: () => Promise<T>, onFail: () => void): T | null {
  const [loaded, setLoaded] = useState<T | null>(null);
  const begin = useEffectEvent(() => {
    if (loaded !== null) return;
    load().then(setLoaded, (error: unknown) => {
      onFail();
      showProblem(error);
    });
  });
  useEffect(() => {
    if (isNeeded) begin();
  }, [isNeeded]);
  return loaded;
}
