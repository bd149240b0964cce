import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Block, Inline, PageTree, Words } from './page-tree.ts';
import { readPage } from './read-page.ts';

/** A form that pages do not have. */
export class PageMarkupError extends Error {
  readonly form: string;
  /** Line of the text; null where it is not known. */
  readonly line: number | null;

  constructor(form: string, line: number | null) {
    super(`A page has no "${form}" (line ${line ?? '?'} of its text).`);
    this.form = form;
    this.line = line;
  }
}

type Root = ReturnType<typeof fromMarkdown>;
type Node = Root['children'][number];
type Content = Extract<Node, { type: 'paragraph' }>['children'][number];

/**
 * Parses a page file into the supported blocks. Anything else (HTML, images, code, deeper lists) throws, so that no
 * markup can be injected. `## Refunds {#refunds}` sets its own anchor, the same in every language; a question below it
 * gets `refunds-1`, `refunds-2` …
 */
export function parsePage(source: string): PageTree {
  const { body, ...facts } = readPage(source);
  return { ...facts, blocks: parseBlocks(body) };
}

/** Parses Markdown into the same blocks. Headings of the second level need an anchor here too. Throws for the rest. */
export function parseBlocks(markdown: string): Block[] {
  const anchors = { section: '', question: 0 };
  return fromMarkdown(markdown).children.map((node) => readBlock(node, anchors));
}

function readBlock(node: Node, anchors: { section: string; question: number }): Block {
  switch (node.type) {
    case 'heading':
      return readHeading(node, anchors);
    case 'paragraph':
      return { kind: 'paragraph', text: readInlines(node.children) };
    case 'blockquote':
      return { kind: 'note', text: onlyParagraph(node.children) };
    case 'list':
      return readList(node);
    default:
      return refuse(node);
  }
}

function readHeading(node: Extract<Node, { type: 'heading' }>, anchors: { section: string; question: number }): Block {
  const [, text = '', id] = /^(.*?)(?:\s*\{#([a-z0-9-]+)\})?$/s.exec(textOf(node.children)) ?? [];
  if (node.depth === 2) {
    if (id === undefined) throw new PageMarkupError('heading without {#anchor}', node.position?.start.line ?? null);
    Object.assign(anchors, { section: id, question: 0 });
    return { kind: 'heading', depth: 2, id, text };
  }
  if (node.depth !== 3) return refuse(node);
  anchors.question += 1;
  return { kind: 'heading', depth: 3, id: id ?? `${anchors.section}-${anchors.question}`, text };
}

function readList(node: Extract<Node, { type: 'list' }>): Block {
  const items = node.children.map((item) => onlyParagraph(item.children));
  const terms = items.map(([first, ...rest]) =>
    typeof first === 'object' && 'strong' in first ? { term: first.strong, text: rest } : null,
  );
  const isTerms = terms.every((term) => term !== null);
  if (isTerms)
    return {
      kind: 'terms',
      items: terms.map(({ term, text }) => ({ term: stripColon(term), text: withoutColon(text) })),
    };
  return { kind: 'list', ordered: node.ordered === true, items };
}

/** Removes the colon between term and description: it belongs to the Markdown, not to the definition list. */
function withoutColon(inlines: readonly Inline[]): Inline[] {
  return inlines.map((inline) => (typeof inline === 'string' ? stripColon(inline) : inline));
}

function stripColon(text: string): string {
  return text.replace(/^\s*[:：]\s*|\s*[:：]$/g, '').trimStart();
}

function onlyParagraph(children: readonly Node[]): Inline[] {
  const [first, ...rest] = children;
  if (first?.type !== 'paragraph' || rest.length > 0)
    throw new PageMarkupError('list item or note of several paragraphs', first?.position?.start.line ?? null);
  return readInlines(first.children);
}

function readInlines(children: readonly Content[]): Inline[] {
  return children.flatMap((child): Inline[] => (child.type === 'link' ? [readLink(child)] : readMarked(child)));
}

/** Words of a mark. A link within bold words is a link of bold words. */
function readMarked(node: Content): Inline[] {
  if (node.type === 'text') return [readText(node)];
  if (node.type !== 'strong' && node.type !== 'emphasis') return refuse(node);
  return node.children.flatMap((child): Inline[] => {
    if (child.type !== 'link') return markWords(readWords(child), node.type);
    const { link, text } = readLink(child);
    return [{ link, text: text.flatMap((words) => markWords([words], node.type)) }];
  });
}

function readLink(node: Extract<Content, { type: 'link' }>): { link: string; text: Words[] } {
  if (!/^(?:\/(?!\/)|mailto:|https:\/\/|#)/.test(node.url)) return refuse(node);
  return { link: node.url, text: node.children.flatMap(readWords) };
}

function readWords(node: Content): Words[] {
  if (node.type === 'text') return [readText(node)];
  if (node.type !== 'strong' && node.type !== 'emphasis') return refuse(node);
  return markWords(node.children.flatMap(readWords), node.type);
}

function markWords(words: readonly Words[], mark: 'strong' | 'emphasis'): Words[] {
  return words.map((word) => {
    if (typeof word === 'string') return mark === 'strong' ? { strong: word } : { em: word };
    return 'em' in word && mark === 'strong' ? { strong: word.em } : word;
  });
}

function readText({ value }: { readonly value: string }): string {
  return value.replaceAll('\n', ' ');
}

/** Plain text of a heading. */
function textOf(children: readonly Content[]): string {
  return children.map((child) => (child.type === 'text' ? readText(child) : refuse(child))).join('');
}

function refuse(node: {
  readonly type: string;
  readonly position?: { readonly start: { readonly line: number } } | undefined;
}): never {
  throw new PageMarkupError(node.type, node.position?.start.line ?? null);
}
