import { splitText, type TextSegment } from '@peonia/core/text-marks.ts';
import { Link } from '../router/link.tsx';

export interface RichTextProps {
  readonly text: string;
  /** Addresses become links. */
  readonly hasLinks: boolean;
  /** Path before a hashtag that leads to its list, such as `/tags/`; without it hashtags stay plain. */
  readonly tagsAt?: string;
}

/** A member's text with its links, which lead to the warning page, and its hashtags. */
export function RichText({ text, hasLinks, tagsAt }: RichTextProps) {
  return placed(splitText(text)).map(({ at, segment }) => {
    if (segment.kind === 'link' && hasLinks)
      return (
        <Link key={at} className="link" href={leavePath(segment.href)} rel="nofollow ugc">
          {segment.text}
        </Link>
      );
    if (segment.kind === 'tag' && tagsAt !== undefined)
      return (
        <Link key={at} className="link" href={tagsAt + encodeURIComponent(segment.tag)} rel="nofollow">
          {segment.text}
        </Link>
      );
    return segment.text;
  });
}

/** Each segment with its start offset. */
function placed(segments: readonly TextSegment[]): { readonly at: number; readonly segment: TextSegment }[] {
  let end = 0;
  return segments.map((segment) => {
    const at = end;
    end += segment.text.length;
    return { at, segment };
  });
}

/** Address of the page that warns before another website. */
function leavePath(href: string): string {
  return `/leave?to=${encodeURIComponent(href)}`;
}
