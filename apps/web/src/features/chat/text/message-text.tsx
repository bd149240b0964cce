import { type EmojiSegment, parseEmoji } from '@peonia/core/emoji.ts';
import { useRichText } from '../../../platform/rich-text/use-rich-text.ts';
import { useEmojiLabels } from '../emoji/use-emoji-labels.ts';

/**
 * Text of a message: emoji codes as labelled emoji, everything else as typed. With `hasLinks`, which is for friends,
 * addresses lead to the page that warns before another website; otherwise they stay plain text.
 */
export function MessageText({ text, hasLinks = false }: { text: string; hasLinks?: boolean }) {
  const labels = useEmojiLabels();
  const RichText = useRichText(text, hasLinks);
  return placed(text).map(({ at, segment }) =>
    segment.kind === 'text' ? (
      RichText === null ? (
        segment.text
      ) : (
        <RichText key={at} text={segment.text} hasLinks />
      )
    ) : (
      <span key={at} role="img" aria-label={labels?.[segment.name] ?? segment.name}>
        {segment.emoji}
      </span>
    ),
  );
}

/** Returns each segment with its start offset. */
function placed(text: string): { readonly at: number; readonly segment: EmojiSegment }[] {
  let end = 0;
  return parseEmoji(text).map((segment) => {
    const at = end;
    end += segment.kind === 'text' ? segment.text.length : segment.name.length + 2;
    return { at, segment };
  });
}
