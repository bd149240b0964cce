import { useEffect, useEffectEvent, useState } from 'react';
import { showProblem } from '../../platform/errors.tsx';
import { openCatalogues } from '../../platform/language.tsx';
import { payRequest } from './pay/pay-for-upload.ts';
import { viewerRequest } from './viewer/open-viewer.ts';

async function loadViewer() {
  const [{ Viewer }] = await Promise.all([import('./viewer/viewer.tsx'), openCatalogues('media')]);
  return { Viewer };
}

async function loadPay() {
  const [{ PayDialog }] = await Promise.all([import('./pay/pay-dialog.tsx'), openCatalogues('media')]);
  return { PayDialog };
}

/**
 * Where the photo viewer and the dialog that unlocks a file open. Once, in the frame; their programs come when they are
 * asked for.
 */
export function MediaHost() {
  const viewing = viewerRequest.use();
  const paying = payRequest.use();
  const viewer = useLoaded(viewing !== null, loadViewer, viewerRequest.drop);
  const pay = useLoaded(paying !== null, loadPay, payRequest.drop);
  return (
    <>
      {viewer === null || viewing === null ? null : <viewer.Viewer request={viewing} onClose={viewerRequest.drop} />}
      {pay === null ? null : <pay.PayDialog request={paying} onClose={payRequest.drop} />}
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
