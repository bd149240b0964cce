import type { AnnouncementKind } from '@peonia/contract/announcements.ts';

/** An element of the announcement's HTML, or a text. */
export type ContentNode = string | ContentElement;

interface ContentElement {
  readonly name: ElementName;
  /** Target of a link. */
  readonly href: string | undefined;
  readonly children: readonly ContentNode[];
}

export interface AnnouncementContent {
  readonly kind: AnnouncementKind;
  readonly isDismissible: boolean;
  readonly title: string;
  readonly body: readonly ContentNode[];
}

const elementNames = ['h3', 'p', 'blockquote', 'ul', 'ol', 'li', 'strong', 'em', 'a'] as const;
type ElementName = (typeof elementNames)[number];

const frame = /^<article data-kind="(news|outage)" data-dismissible="(true|false)"><h2>([^<]*)<\/h2>(.*)<\/article>$/s;
const part = /<(\/?)([a-z0-9]+)(?: href="((?:\/(?!\/)|https:\/\/|mailto:|#)[^"<>]*)")?>|([^<>]+)|[<>]/g;

/**
 * Reads the HTML of an announcement without the browser's parser, which Trusted Types forbids: only the grammar that
 * the server writes (`announcement-html.ts`). Null for anything else.
 */
export function readContent(html: string): AnnouncementContent | null {
  const [, kind, dismissible, title, inner] = frame.exec(html) ?? [];
  if (kind === undefined || title === undefined || inner === undefined) return null;
  const body = readNodes(inner);
  if (body === null) return null;
  return {
    kind: kind === 'outage' ? 'outage' : 'news',
    isDismissible: dismissible === 'true',
    title: unescapeHtml(title),
    body,
  };
}

function readNodes(html: string): readonly ContentNode[] | null {
  const root: ContentNode[] = [];
  const open: { name: ElementName; into: ContentNode[] }[] = [];
  for (const [, slash, tag, href, text] of html.matchAll(part)) {
    const into = open.at(-1)?.into ?? root;
    if (text !== undefined) {
      into.push(unescapeHtml(text));
      continue;
    }
    const name = elementNames.find((one) => one === tag);
    if (name === undefined || (href !== undefined && name !== 'a')) return null;
    if (slash === '/') {
      if (open.pop()?.name !== name) return null;
      continue;
    }
    if (name === 'a' && href === undefined) return null;
    const children: ContentNode[] = [];
    into.push({ name, href: href === undefined ? undefined : unescapeHtml(href), children });
    open.push({ name, into: children });
  }
  return open.length === 0 ? root : null;
}

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

function unescapeHtml(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => characters[name] ?? '');
}
