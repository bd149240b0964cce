import { goTo } from './navigation.ts';
import { askForPayment } from './payment-request.ts';
import type { Prompt } from './prompt-of.ts';
import { askToVerify } from './session/verify-request.ts';

/** Runs the button of a prompt: opens the page or dialog that solves the refusal. Source: specification section 8. */
export function solvePrompt({ path, solution }: Prompt): void {
  if (solution === 'wait') return;
  if (path !== null) goTo(path);
  else if (solution === 'verify') askToVerify();
  else askForPayment({ mode: solution === 'recharge' ? 'recharge' : 'upgrade' });
}
