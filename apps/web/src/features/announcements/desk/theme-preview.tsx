import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { BothThemes } from '../../moderation/texts/both-themes.tsx';
import { AnnouncementBody } from '../announcement-body.tsx';
import { OutageBanner } from '../announcement-view.tsx';
import { readContent, type AnnouncementContent } from '../read-content.ts';
import { usePreview, type PreviewOf } from './announcement-queries.ts';

/** The announcement as a reader sees it, in both themes. */
export function ThemePreview({ shown }: { shown: PreviewOf }) {
  const { t } = useLingui();
  const { data, error, refetch } = usePreview(shown);
  const read = data === undefined ? null : readContent(data.content);
  if (shown.text.title === '' || shown.text.body === '')
    return (
      <p className="muted small">
        <Trans>Write a title and a text to see the preview.</Trans>
      </p>
    );
  if (error !== null) return <ListError error={error} onRetry={() => void refetch()} isCompact />;
  if (read === null) return <Loading label={t`Loading`} shape="card" count={1} />;
  return (
    <BothThemes language={shown.text.language}>
      {read.kind === 'outage' ? <OutageBanner read={read} onClose={null} isPreview /> : <NewsCard read={read} />}
    </BothThemes>
  );
}

function NewsCard({ read }: { read: AnnouncementContent }) {
  return (
    <Card pad className="stack">
      <h3>{read.title}</h3>
      <AnnouncementBody nodes={read.body} />
      <Button block tabIndex={-1} disabled>
        {read.isDismissible ? <Trans>Got it</Trans> : <Trans>I have read this</Trans>}
      </Button>
    </Card>
  );
}
