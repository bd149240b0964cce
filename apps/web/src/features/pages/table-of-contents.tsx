import { Trans } from '@lingui/react/macro';
import type { Block } from '@peonia/i18n/pages/page-tree.ts';
import { useId } from 'react';
import * as css from './static-page.module.css';

/** Table of contents on wide screens. Hidden below three sections. */
export function TableOfContents({ blocks }: { blocks: readonly Block[] }) {
  const titleId = useId();
  const sections = blocks.filter((block) => block.kind === 'heading').filter(({ depth }) => depth === 2);
  if (sections.length < 3) return null;
  return (
    <nav className={css.pageContents} aria-labelledby={titleId}>
      <p id={titleId} className={css.pageAsideTitle}>
        <Trans>On this page</Trans>
      </p>
      <ul>
        {sections.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
