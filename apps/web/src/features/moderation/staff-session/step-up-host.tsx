import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import { endStepUp, useStepUpRequest } from './step-up.ts';

const dialogPart = lazyPart(async () => (await import('./step-up-dialog.tsx')).StepUpDialog);

/** Hosts the dialog that asks for a fresh code. Mounted once, in the frame of the staff pages. */
export function StepUpHost() {
  const request = useStepUpRequest();
  const Dialog = dialogPart.use(request !== null, () => endStepUp(false));
  return Dialog === null ? null : <Dialog open={request !== null} onEnd={endStepUp} />;
}
