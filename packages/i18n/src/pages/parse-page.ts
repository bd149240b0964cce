import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Block, Inline, PageTree } from './page-tree.ts';
import { readPage } from './read-page.ts';

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
export function parseBlocks(markdown: string): readonly Block[] {
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
  const [, text = '', id] = /^(.*?)(?:\s*\{#([a-z0-9-]+)\})?$/s.exec(readInlines(node.children).join('')) ?? [];
  if (node.depth === 2) {
    if (id === undefined) throw new Error(`The heading "${text}" has no anchor such as {#refunds}.`);
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
      items: terms.map(({ term, text }) => ({ term: withoutColon(term), text: withoutColon(text) })),
    };
  return { kind: 'list', ordered: node.ordered === true, items };
}

/** Removes the colon between term and description: it belongs to the Markdown, not to the definition list. */
function withoutColon(inlines: readonly Inline[]): Inline[] {
  return inlines.map((inline) =>
    typeof inline === 'string' ? inline.replace(/^\s*[:：]\s*|\s*[:：]$/g, '').trimStart() : inline,
  );
}

function onlyParagraph(children: readonly Node[]): Inline[] {
  const [first, ...rest] = children;
  if (first?.type !== 'paragraph' || rest.length > 0)
    throw new Error('A list item or note of a page holds one paragraph.');
  return readInlines(first.children);
}

function readInlines(children: readonly Content[]): Inline[] {
  return children.map((child): Inline => {
    if (child.type === 'text') return child.value.replaceAll('\n', ' ');
    if (child.type === 'strong') return { strong: readInlines(child.children) };
    if (child.type === 'emphasis') return { em: readInlines(child.children) };
    if (child.type === 'link' && /^(?:\/(?!\/)|mailto:|https:\/\/|#)/.test(child.url))
      return { link: child.url, text: readInlines(child.children) };
    return refuse(child);
  });
}

function refuse(node: {
  readonly type: string;
  readonly position?: { readonly start: { readonly line: number } } | undefined;
}): never {
  throw new Error(`A page has no "${node.type}" (line ${node.position?.start.line ?? '?'} of its text).`);
}
