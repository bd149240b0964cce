import { Trans } from '@lingui/react/macro';
import { formatDate } from '@peonia/i18n/format.ts';
import { fillBrand, type PageTree } from '@peonia/i18n/pages/page-tree.ts';
import { Card } from '@peonia/ui/card/card.tsx';
import type { ReactNode } from 'react';
import { PageHead } from '../../platform/head/page-head.tsx';
import { useLanguage } from '../../platform/language/language.tsx';
import { settings } from '../../platform/settings.ts';
import { LegalMenu } from './legal-menu.tsx';
import { PageText } from './page-text.tsx';
import { TableOfContents } from './table-of-contents.tsx';
import * as css from './static-page.module.css';

/** A static page: text, table of contents and legal menu. `children` follow the text. */
export function StaticPage({ page, children }: { page: PageTree; children?: ReactNode }) {
  const { language } = useLanguage();
  return (
    <div className={css.written}>
      <Card edge className={css.writtenMain}>
        <PageHead title={fillBrand(page.title, settings().brand)} back="/home" />
        <article className={`prose ${css.writtenText}`}>
          <p className="small muted">
            <Trans>
              Last changed{' '}
              <time dateTime={page.updated}>{formatDate(language, new Date(page.updated), 'long', 'UTC')}</time>
            </Trans>
          </p>
          <PageText blocks={page.blocks} />
        </article>
        {children}
      </Card>
      <aside className={css.writtenAside}>
        <TableOfContents blocks={page.blocks} />
        <LegalMenu />
      </aside>
    </div>
  );
}
