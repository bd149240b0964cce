import { overlay } from '../prompts/overlay.ts';

/** The e-mail verification prompt over the page. Source: specification sections 4 and 8. */
const prompt = overlay<true>();

/** Opens the e-mail verification prompt. Source: specification sections 4 and 8. */
export function askToVerify(): void {
  prompt.ask(true);
}

export const dropVerifyRequest = prompt.drop;

/** For the prompt: whether it is open. */
export function useVerifyRequest(): boolean {
  return prompt.use() === true;
}
