import { goTo } from '../router/navigation.ts';
import { requireMember } from '../session/login-request.ts';
import { askToVerify } from '../session/verify-request.ts';
import { askForPayment, type PaymentRequest } from './checkout-request.ts';
import type { Prompt } from './prompt-of.ts';

/** What the button of a prompt can open. */
interface Solutions {
  readonly goTo: (path: string) => void;
  readonly askForPayment: (request: PaymentRequest) => void;
  readonly askToVerify: () => void;
}

/** A guest logs in first. */
const inPage: Solutions = {
  goTo,
  askForPayment: (request) => requireMember(() => askForPayment(request)),
  askToVerify: () => requireMember(askToVerify),
};

/** Runs the button of a prompt: opens the page or dialog that solves the refusal. Source: specification section 8. */
export function solvePrompt({ path, solution }: Prompt, solutions = inPage): void {
  if (solution === 'wait') return;
  if (path !== null) solutions.goTo(path);
  else if (solution === 'verify') solutions.askToVerify();
  else solutions.askForPayment({ mode: solution === 'recharge' ? 'recharge' : 'upgrade' });
}
