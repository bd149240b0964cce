import { useLingui } from '@lingui/react/macro';
import type { Message } from '@peonia/contract/chat.ts';

/** What a message without words is called, in a list, a quote or a notice. */
export function useKindWords(): Record<Message['message_type'], string> {
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
