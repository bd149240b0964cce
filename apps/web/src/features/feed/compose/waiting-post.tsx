import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { WifiOffIcon } from '@peonia/ui/icons/wifi-off.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import type { Composing } from './use-composer.ts';

/** Replaces the toolbar while a post is sent or waits for the network. It is sent again when the network is back. */
export function WaitingPost({ composing: { isPosting, retry, discard } }: { composing: Composing }) {
  const { t } = useLingui();
  return (
    <>
      {isPosting ? null : (
        <Note tone="gold" role="status" icon={<WifiOffIcon />}>
          <Trans>No connection. Your post waits here with its files and is sent when you are back online.</Trans>
        </Note>
      )}
      <div className="row wrap">
        <Button size="sm" busy={isPosting} busyLabel={t`Posting`} onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
        {isPosting ? null : (
          <Button size="sm" variant="ghost" onClick={discard}>
            <Trans>Discard</Trans>
          </Button>
        )}
      </div>
    </>
  );
}
