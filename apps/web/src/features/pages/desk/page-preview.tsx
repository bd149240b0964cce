import { Trans, useLingui } from '@lingui/react/macro';
import type { EditedPage, PageDraftText } from '@peonia/contract/pages/pages-desk.ts';
import { type Language, languageFacts } from '@peonia/i18n/languages.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { Segmented } from '@peonia/ui/segmented/segmented.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { ApiError } from '../../../platform/api/call.ts';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { useDebounced } from '../../../platform/use-debounced.ts';
import { BothThemes } from '../../moderation/texts/both-themes.tsx';
import { PageArticle } from '../static-page.tsx';
import { usePagePreview } from './desk-queries.ts';
import { textState } from './page-draft.ts';
import * as css from './desk.module.css';

interface PreviewProps {
  readonly name: EditedPage;
  readonly texts: readonly PageDraftText[];
  /** The language that is edited beside English. */
  readonly other: Language;
}

/** What readers would get, in both themes, with the name of the operator and the prices of today. */
export function PagePreview({ name, texts, other }: PreviewProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [shown, setShown] = useState<'en' | 'other'>('en');
  const language = shown === 'en' ? 'en' : other;
  const text = texts.find((one) => one.language === language);
  return (
    <Card pad className="stack">
      <div className={css.head}>
        <h2 className="grow">
          <Trans>Preview</Trans>
        </h2>
        {isOpen ? (
          <Segmented
            label={t`Language of the preview`}
            value={shown}
            onChange={setShown}
            segments={[
              { value: 'en', label: languageFacts.en.ownName },
              { value: 'other', label: languageFacts[other].ownName },
            ]}
          />
        ) : null}
        <Button variant="line" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? <Trans>Hide</Trans> : <Trans>Show</Trans>}
        </Button>
      </div>
      {isOpen && text !== undefined ? <Themes name={name} text={text} /> : null}
    </Card>
  );
}

function Themes({ name, text }: { name: EditedPage; text: PageDraftText }) {
  const { t } = useLingui();
  const { data, error, refetch } = usePagePreview(name, useDebounced(text, 500));
  if (textState(text) === 'empty')
    return (
      <p className="muted small">
        <Trans>There is no text in this language yet.</Trans>
      </p>
    );
  // The text itself is refused: only another text helps.
  if (error instanceof ApiError && error.status === 400)
    return (
      <Note tone="bad" role="status">
        {error.message}
      </Note>
    );
  if (error !== null) return <ListError error={error} onRetry={() => void refetch()} isCompact />;
  if (data === undefined) return <Loading label={t`Loading`} shape="card" count={1} />;
  return (
    <BothThemes language={text.language} className={css.preview} inert>
      <h2>{data.title}</h2>
      <PageArticle page={data} />
    </BothThemes>
  );
}
