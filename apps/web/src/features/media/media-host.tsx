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

/** Hosts the photo viewer and the unlock dialog. Mounted once, in the app frame; their code loads on demand. */
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

/** Loads code on demand; if that fails the request is dropped and the error shown. */
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
