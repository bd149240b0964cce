import { type EmojiLabels, loadEmojiLabels } from '@peonia/i18n/emoji-labels.ts';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../platform/language/language.tsx';

/** Emoji labels in the reader's language; undefined until loaded. */
export function useEmojiLabels(): EmojiLabels | undefined {
  const { language } = useLanguage();
  return useQuery({
    queryKey: ['emoji-labels', language],
    queryFn: () => loadEmojiLabels(language),
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
}
