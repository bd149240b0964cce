import type { Message, Thread } from '@peonia/contract/chat/chat.ts';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { useEffect } from 'react';
import { useLanguage } from '../../../platform/language/language.tsx';
import { useMe } from '../../../platform/session/session.ts';
import { settings } from '../../../platform/settings.ts';
import { effectiveEngine } from '../engine/effective-engine.ts';
import { useTranslationShare } from '../engine/use-translation-share.ts';
import { requestTranslation, useTranslationStatus } from '../requests/translation-requests.ts';
import { isForeignMessage } from './foreign-message.ts';
import { isProbablyRead } from './is-probably-read.ts';
import { storedTranslation } from './stored-translation.ts';

/**
 * The translation of a received message for one line of a list; null without one. Without a service, those made by
 * people are requested, which costs nothing; a service is asked only where the conversation is read.
 */
export function usePreviewTranslation(message: Message, peer: MemberCard, engine: Thread['engine']): string | null {
  const me = useMe();
  const { language } = useLanguage();
  const share = useTranslationShare();
  const { id, edited_at: version } = message;
  const member = me?.id ?? 0;
  const status = useTranslationStatus({ type: 'message', id, member, language, version });
  const isWanted =
    me !== null &&
    status === undefined &&
    settings().translates &&
    share?.engine === null &&
    effectiveEngine(engine, me) === 'machine' &&
    isForeignMessage(message, peer, me, language) &&
    !isProbablyRead(message.message_content, peer.languages, me, language);
  useEffect(() => {
    if (isWanted) requestTranslation({ type: 'message', id, member, language, version });
  }, [isWanted, id, member, language, version]);
  const stored = storedTranslation(message, me, language)?.text ?? '';
  if (stored !== '') return stored;
  return status?.state === 'translated' ? status.text : null;
}
