import type { AnnouncementKind } from '@peonia/contract/announcements.ts';
import { escapeHtml } from '@peonia/core/escape-html.ts';
import type { Inline } from '@peonia/i18n/pages/page-tree.ts';
import { parseBlocks } from '@peonia/i18n/pages/parse-page.ts';
import { refuse } from '../../platform/http/refusal.ts';

interface Shown {
  readonly kind: AnnouncementKind;
  readonly is_dismissible: boolean;
  readonly title: string;
  /** Markdown. */
  readonly body: string;
}

/**
 * HTML of an announcement, made from parsed blocks: only the elements written here can occur, and every text is
 * escaped. The web app reads this grammar and nothing else (`read-safe-html.ts`). Throws `announcement_markup`.
 */
export function announcementHtml({ kind, is_dismissible, title, body }: Shown): string {
  const dismissible = is_dismissible ? 'true' : 'false';
  const head = `<h2>${escapeHtml(title)}</h2>`;
  return `<article data-kind="${kind}" data-dismissible="${dismissible}">${head}${bodyHtml(body)}</article>`;
}

function bodyHtml(markdown: string): string {
  return readBlocks(markdown)
    .map((block) => {
      switch (block.kind) {
        case 'heading':
          return `<h3>${escapeHtml(block.text)}</h3>`;
        case 'paragraph':
          return `<p>${inlineHtml(block.text)}</p>`;
        case 'note':
          return `<blockquote>${inlineHtml(block.text)}</blockquote>`;
        case 'list': {
          const name = block.ordered ? 'ol' : 'ul';
          return `<${name}>${block.items.map((item) => `<li>${inlineHtml(item)}</li>`).join('')}</${name}>`;
        }
        case 'terms':
          return `<ul>${block.items
            .map(({ term, text }) => `<li><strong>${escapeHtml(term)}</strong>: ${inlineHtml(text)}</li>`)
            .join('')}</ul>`;
      }
    })
    .join('');
}

/** There is one level of headings below the title, however many signs they have; spaces at line ends mean nothing. */
function readBlocks(markdown: string) {
  try {
    return parseBlocks(markdown.replaceAll(/[ \t]+$/gm, '').replaceAll(/^#{1,2} /gm, '### '));
  } catch {
    throw refuse('announcement_markup');
  }
}

function inlineHtml(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if (typeof inline === 'string') return escapeHtml(inline);
      if ('strong' in inline) return `<strong>${escapeHtml(inline.strong)}</strong>`;
      if ('em' in inline) return `<em>${escapeHtml(inline.em)}</em>`;
      return `<a href="${escapeHtml(inline.link)}">${inlineHtml(inline.text)}</a>`;
    })
    .join('');
}
