import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AgreedPage, DueConsent } from '@peonia/contract/pages/page-consents.ts';
import { formatDate } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { useState } from 'react';
import { useLanguage } from '../../../platform/language/language.tsx';
import { VersionDialog } from './version-dialog.tsx';
import * as css from './agree.module.css';

const titles: Readonly<Record<AgreedPage, MessageDescriptor>> = {
  terms: msg`Terms of use`,
  policy: msg`Privacy policy`,
};

/** What changed on one page, with both versions to read. */
export function DueDocument({ item: { document, version, agreed, changes } }: { item: DueConsent }) {
  const { i18n } = useLingui();
  const { language } = useLanguage();
  const [read, setRead] = useState<number | null>(null);
  const title = i18n._(titles[document]);
  return (
    <Card pad edge className="stack" aria-label={title}>
      <h2 className={css.title}>{title}</h2>
      <ul className="stack">
        {changes.map((change) => {
          const date = formatDate(language, new Date(change.effective_at), 'long');
          return (
            <li key={change.version}>
              <p className="small muted">
                <Trans>Since {date}</Trans>
              </p>
              <p className={css.summary}>{change.summary}</p>
            </li>
          );
        })}
      </ul>
      <div className="row wrap">
        <Button variant="soft" size="sm" onClick={() => setRead(version)}>
          <Trans>Read the new text</Trans>
        </Button>
        <Button variant="line" size="sm" onClick={() => setRead(agreed)}>
          <Trans>Read what you agreed to before</Trans>
        </Button>
      </div>
      {read === null ? null : (
        <VersionDialog name={document} title={title} number={read} onClose={() => setRead(null)} />
      )}
    </Card>
  );
}
