import type { SayHiRequest } from '../../../platform/prompts/say-hi-request.ts';
import { SayHiDialog } from './say-hi-dialog.tsx';
import { useSendSayHi } from './use-send-say-hi.ts';
import { useStartedGreeting } from './use-started-greeting.ts';

/** The dialog, and what is sent without one: a long press, and the greeting of a guest who has registered. */
export function SayHiParts({ request }: { request: SayHiRequest | null }) {
  const hi = useSendSayHi();
  useStartedGreeting(hi.mutate);
  return <SayHiDialog request={request} hi={hi} />;
}
