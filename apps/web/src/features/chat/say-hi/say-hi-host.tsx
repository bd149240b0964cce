import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import { dropSayHiRequest, useSayHiRequest } from '../../../platform/prompts/say-hi-request.ts';
import { useMe } from '../../../platform/session/session.ts';
import { useStored } from '../../../platform/store/browser-store.ts';

const part = lazyPart(() => import('./say-hi-parts.tsx'), 'chat.say-hi', 'media', 'social.say-hi', 'suggestions');

/**
 * Hosts the say-hi dialog and the greeting that a guest started. Mounted once, beside the page; its code loads when
 * there is something to send.
 */
export function SayHiHost() {
  const request = useSayHiRequest();
  const started = useStored('greeting');
  const isMember = useMe() !== null;
  const loaded = part.use(request !== null || (isMember && started !== null), dropSayHiRequest);
  return loaded === null ? null : <loaded.SayHiParts request={request} />;
}
