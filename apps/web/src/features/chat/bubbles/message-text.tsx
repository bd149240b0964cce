import { type EmojiSegment, parseEmoji } from '@peonia/core/emoji.ts';
import { useEmojiLabels } from '../use-emoji-labels.ts';

/**
 * The words of a message: emoji codes as emoji with a spoken name, everything else as it was typed. Addresses stay
 * plain text.
 */
export function MessageText({ text }: { text: string }) {
  const labels = useEmojiLabels();
  return placed(text).map(({ at, segment }) =>
    segment.kind === 'text' ? (
      segment.text
    ) : (
      <span key={at} role="img" aria-label={labels?.[segment.name] ?? segment.name}>
        {segment.emoji}
      </span>
    ),
  );
}

/** Each stretch with the place where it begins. */
function placed(text: string): { readonly at: number; readonly segment: EmojiSegment }[] {
  let end = 0;
  return parseEmoji(text).map((segment) => {
    const at = end;
    end += segment.kind === 'text' ? segment.text.length : segment.name.length + 2;
    return { at, segment };
  });
}
