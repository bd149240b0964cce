import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import { leavingPrompt } from './confirm-leaving.ts';

const dialogPart = lazyPart(async () => (await import('./leaving-dialog.tsx')).LeavingDialog, 'chat.outbox');

/** Renders the question before a logout. Mounted once. */
export function LeavingHost() {
  const request = leavingPrompt.use();
  const Dialog = dialogPart.use(request !== null, () => request?.answer(false));
  return request === null || Dialog === null ? null : <Dialog {...request} />;
}
