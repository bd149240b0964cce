import { useLingui } from '@lingui/react/macro';
import type { Message } from '@peonia/contract/chat/chat.ts';

/** Labels of message kinds, for messages without text in lists and quotes. */
export function useMessageKindLabels(): Record<Message['message_type'], string> {
  const { t } = useLingui();
  return {
    text: t`Message`,
    sayhi: t`Hi`,
    photo: t`Photo`,
    voice: t`Voice message`,
    gift: t`Gift`,
    file: t`Secret file`,
    question: t`Question`,
    call: t`Call`,
  };
}
