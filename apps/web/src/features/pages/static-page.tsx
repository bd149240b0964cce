import { Trans } from '@lingui/react/macro';
import type { PageText as WrittenText } from '@peonia/contract/pages/pages.ts';
import { formatDate } from '@peonia/i18n/format.ts';
import { Card } from '@peonia/ui/card/card.tsx';
import type { ReactNode } from 'react';
import { PageHead } from '../../platform/head/page-head.tsx';
import { useLanguage } from '../../platform/language/language.tsx';
import { LegalMenu } from './legal-menu.tsx';
import { PageText } from './page-text.tsx';
import { TableOfContents } from './table-of-contents.tsx';
import * as css from './static-page.module.css';

/** A static page: text, table of contents and legal menu. `children` follow the text. */
export function StaticPage({ page, children }: { page: WrittenText; children?: ReactNode }) {
  return (
    <div className={css.written}>
      <Card edge className={css.writtenMain}>
        <PageHead title={page.title} back="/home" />
        <PageArticle page={page} />
        {children}
      </Card>
      <aside className={css.writtenAside}>
        <TableOfContents blocks={page.blocks} />
        <LegalMenu />
      </aside>
    </div>
  );
}

/** The text of a static page with the day of its last change. */
export function PageArticle({ page: { updated, blocks } }: { page: Pick<WrittenText, 'updated' | 'blocks'> }) {
  const { language } = useLanguage();
  return (
    <article className={`prose ${css.writtenText}`}>
      <p className="small muted">
        <Trans>
          Last changed <time dateTime={updated}>{formatDate(language, new Date(updated), 'long', 'UTC')}</time>
        </Trans>
      </p>
      <PageText blocks={blocks} />
    </article>
  );
}
