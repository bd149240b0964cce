import type { Message, Thread } from '@peonia/contract/chat/chat.ts';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { useLanguage } from '../../../platform/language/language.tsx';
import { useMe } from '../../../platform/session/session.ts';
import { settings } from '../../../platform/settings.ts';
import { effectiveEngine } from '../engine/effective-engine.ts';
import { useTranslationShare } from '../engine/use-translation-share.ts';
import { useTranslationStatus } from '../requests/translation-requests.ts';
import { isForeignMessage } from './foreign-message.ts';
import { isProbablyRead } from './is-probably-read.ts';

/**
 * True while the server's translation of a message is requested or will be as soon as the message is visible. False for
 * texts that are probably read as they are.
 */
export function useAwaitsTranslation(message: Message, peer: MemberCard, engine: Thread['engine']): boolean {
  const me = useMe();
  const { language } = useLanguage();
  const share = useTranslationShare();
  const status = useTranslationStatus({
    type: 'message',
    id: message.id,
    member: me?.id ?? 0,
    language,
    version: message.edited_at,
  });
  if (me === null || !settings().translates || effectiveEngine(engine, me) !== 'machine') return false;
  if (!isForeignMessage(message, peer, me, language)) return false;
  if (isProbablyRead(message.message_content, peer.languages, me, language)) return false;
  if (status !== undefined) return status.state === 'translating';
  return share === undefined || share.engine === null || share.used < share.most;
}
