import { openCatalogues } from '../../platform/language.tsx';
import { useLoaded } from '../../platform/use-loaded.ts';
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
