import { type Block, fillBrand, type Inline } from '@peonia/i18n/page-tree.ts';
import { InfoIcon } from '@peonia/ui/icons.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import type { ReactNode } from 'react';
import { Link } from '../../platform/link.tsx';
import { settings } from '../../platform/settings.ts';

/** The text of a written page: only the forms that `parsePage` lets through, so no markup can come from a text. */
export function PageText({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, place) => <PageBlock key={place} block={block} />);
}

function PageBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return block.depth === 2 ? <h2 id={block.id}>{filled(block.text)}</h2> : <h3 id={block.id}>{filled(block.text)}</h3>;
    case 'paragraph':
      return (
        <p>
          <Inlines text={block.text} />
        </p>
      );
    case 'note':
      return (
        <Note tone="gold" role="note" icon={<InfoIcon />}>
          <Inlines text={block.text} />
        </Note>
      );
    case 'list':
      return <PageList ordered={block.ordered} items={block.items} />;
    case 'terms':
      return (
        <dl className="page-terms">
          {block.items.map(({ term, text }, place) => (
            <div key={place}>
              <dt>
                <Inlines text={term} />
              </dt>
              <dd>
                <Inlines text={text} />
              </dd>
            </div>
          ))}
        </dl>
      );
  }
}

function PageList({ ordered, items }: { ordered: boolean; items: readonly (readonly Inline[])[] }) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List>
      {items.map((item, place) => (
        <li key={place}>
          <Inlines text={item} />
        </li>
      ))}
    </List>
  );
}

function Inlines({ text }: { text: readonly Inline[] }) {
  return text.map((inline, place) => <OneInline key={place} inline={inline} />);
}

function OneInline({ inline }: { inline: Inline }): ReactNode {
  if (typeof inline === 'string') return filled(inline);
  if ('strong' in inline) {
    return (
      <strong>
        <Inlines text={inline.strong} />
      </strong>
    );
  }
  if ('em' in inline) {
    return (
      <em>
        <Inlines text={inline.em} />
      </em>
    );
  }
  return (
    <Link className="link" href={inline.link}>
      <Inlines text={inline.text} />
    </Link>
  );
}

function filled(text: string): string {
  return fillBrand(text, settings().brand);
}
