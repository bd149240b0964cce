import { Trans, useLingui } from '@lingui/react/macro';
import type { MailPreview, MailThemeName } from '@peonia/contract/operation/maildesk.ts';
import { languageFacts, type Language } from '@peonia/i18n/languages.ts';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { useId } from 'react';
import * as css from './templates.module.css';

interface TemplatePreviewProps {
  readonly preview: MailPreview;
  readonly language: Language;
  readonly theme: MailThemeName;
}

/** Subject, HTML in a frame that may do nothing, and text of a mail. */
export function TemplatePreview({ preview, language, theme }: TemplatePreviewProps) {
  const { t } = useLingui();
  const id = useId();
  const { htmlLang } = languageFacts[language];
  return (
    <>
      <Card edge className={css.mail} aria-labelledby={id}>
        <h2 id={id} className={css.subject} lang={htmlLang}>
          <span className="visually-hidden">
            <Trans>Subject</Trans>:{' '}
          </span>
          {preview.subject}
        </h2>
        <iframe
          key={`${theme} ${preview.subject}`}
          className={css.frame}
          data-theme={theme}
          title={t`The mail as HTML`}
          sandbox=""
          src={theme === 'dark' ? preview.dark_url : preview.light_url}
        />
      </Card>
      {preview.files.length === 0 ? null : (
        <Card pad edge>
          <CardHead title={<Trans>Attached files</Trans>} />
          <ul className="stack">
            {preview.files.map(({ name, url }) => (
              <li key={name}>
                <a className="link" href={url} download={name}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Card pad edge>
        <CardHead title={<Trans>As text</Trans>} />
        <p className={css.text} lang={htmlLang}>
          {preview.text}
        </p>
      </Card>
    </>
  );
}
