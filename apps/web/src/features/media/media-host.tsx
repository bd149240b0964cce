import { lazyPart } from '../../platform/loading/lazy-part.ts';
import { unlockRequest } from './unlock/unlock-request.ts';
import { viewerRequest } from './viewer/open-viewer.ts';

const viewerPart = lazyPart(() => import('./viewer/viewer.tsx'), 'media');

const unlockDialogPart = lazyPart(() => import('./unlock/unlock-dialog.tsx'), 'media');

/** Hosts the photo viewer and the unlock dialog. Mounted once, in the app frame; their code loads on demand. */
export function MediaHost() {
  const viewing = viewerRequest.use();
  const paying = unlockRequest.use();
  const viewer = viewerPart.use(viewing !== null, viewerRequest.drop);
  const pay = unlockDialogPart.use(paying !== null, unlockRequest.drop);
  return (
    <>
      {viewer === null || viewing === null ? null : <viewer.Viewer request={viewing} onClose={viewerRequest.drop} />}
      {pay === null ? null : <pay.UnlockDialog request={paying} onClose={unlockRequest.drop} />}
    </>
  );
}
