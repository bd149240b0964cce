import type { Block, Inline } from '@peonia/i18n/pages/page-tree.ts';
import { InfoIcon } from '@peonia/ui/icons/info.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { createElement, Fragment, type ReactNode } from 'react';
import { useLanguage } from '../../platform/language/language.tsx';
import { Link } from '../../platform/router/link.tsx';
import * as css from './static-page.module.css';

/** The text of a static page. Renders the known kinds of blocks only, so a text cannot inject markup. */
export function PageText({ blocks }: { blocks: readonly Block[] }) {
  return inOrder(blocks.map((block) => createElement(PageBlock, { block })));
}

function PageBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return block.depth === 2 ? <h2 id={block.id}>{block.text}</h2> : <h3 id={block.id}>{block.text}</h3>;
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
      return <dl className={css.pageTerms}>{inOrder(block.items.map((item) => createElement(PageTerm, item)))}</dl>;
  }
}

function PageList({ ordered, items }: { ordered: boolean; items: readonly (readonly Inline[])[] }) {
  const List = ordered ? 'ol' : 'ul';
  return <List>{inOrder(items.map((text) => createElement(PageItem, { text })))}</List>;
}

function PageItem({ text }: { text: readonly Inline[] }) {
  return (
    <li>
      <Inlines text={text} />
    </li>
  );
}

function PageTerm({ term, text }: { term: string; text: readonly Inline[] }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <Inlines text={text} />
      </dd>
    </div>
  );
}

function Inlines({ text }: { text: readonly Inline[] }) {
  return inOrder(text.map((inline) => createElement(OneInline, { inline })));
}

/** A line may end at a hyphen, but not in "e-mail": a joiner of no width follows it. */
const hyphenOfMail = /\be-(?=mail)/gi;

function OneInline({ inline }: { inline: Inline }): ReactNode {
  if (typeof inline === 'string') return inline.replace(hyphenOfMail, '$&\u2060');
  if ('strong' in inline) return <strong>{inline.strong}</strong>;
  if ('em' in inline) return <em>{inline.em}</em>;
  if (inline.link === '/status') return <StatusLink text={inline.text} />;
  return (
    <Link className="link" href={inline.link}>
      <Inlines text={inline.text} />
    </Link>
  );
}

/** The server alone has this page: it works without the app. */
function StatusLink({ text }: { text: readonly Inline[] }) {
  const { language } = useLanguage();
  return (
    <a className="link" href={`/status?lang=${language}`}>
      <Inlines text={text} />
    </a>
  );
}

/** Renders without keys: the parts of a static text never change their order. */
function inOrder(parts: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...parts);
}
