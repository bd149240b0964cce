import type { Block, Inline, Words } from './page-tree.ts';

/** The same blocks with every text changed. Anchors and links stay. */
export function mapBlocks(blocks: readonly Block[], change: (text: string) => string): Block[] {
  const words = (word: Words): Words => {
    if (typeof word === 'string') return change(word);
    return 'strong' in word ? { strong: change(word.strong) } : { em: change(word.em) };
  };
  const inlines = (text: readonly Inline[]): Inline[] =>
    text.map((inline) =>
      typeof inline === 'object' && 'link' in inline
        ? { link: inline.link, text: inline.text.map(words) }
        : words(inline),
    );
  return blocks.map((block): Block => {
    switch (block.kind) {
      case 'heading':
        return { ...block, text: change(block.text) };
      case 'list':
        return { ...block, items: block.items.map(inlines) };
      case 'terms':
        return { ...block, items: block.items.map(({ term, text }) => ({ term: change(term), text: inlines(text) })) };
      default:
        return { ...block, text: inlines(block.text) };
    }
  });
}
