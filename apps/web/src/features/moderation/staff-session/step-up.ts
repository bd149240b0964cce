import { isRefusal } from '../../../platform/api/call.ts';
import { overlay } from '../../../platform/prompts/overlay.ts';

interface StepUpRequest {
  readonly answer: (isGiven: boolean) => void;
}

const dialog = overlay<StepUpRequest>();

/** For the dialog: the open request. */
export function useStepUpRequest(): StepUpRequest | null {
  return dialog.use();
}

/** Closes the dialog. `isGiven`: a code was accepted. */
export function endStepUp(isGiven: boolean): void {
  const request = dialog.current();
  dialog.drop();
  request?.answer(isGiven);
}

/**
 * Runs a call of the staff. Where it needs a fresh code of the second factor, asks for one and runs the call again;
 * what was typed stays where it is. Throws the refusal if no code is given.
 */
export async function withFreshCode(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isRefusal(error, 'staff_step_up')) throw error;
    const isGiven = await new Promise<boolean>((answer) => dialog.ask({ answer }));
    if (!isGiven) throw error;
    await work();
  }
}
