import { Trans } from '@lingui/react/macro';
import { readWebAddress } from '@peonia/core/text-marks.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { TriangleAlertIcon } from '@peonia/ui/icons/triangle-alert.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { useNavigate, useSearchParams } from '../../../platform/router/hooks.ts';
import * as css from './leave-page.module.css';

/**
 * Warns before a website that a member linked. It leads on only by the button, to http and https alone, without a
 * referrer. The host stands in ASCII, so that letters of other scripts cannot look like another website.
 */
export default function LeavePage() {
  const url = readWebAddress(useSearchParams().get('to') ?? '');
  return (
    <div className={css.leave}>
      <PageHead title={<Trans>You are leaving for another website</Trans>} back="/home" />
      {url === null ? (
        <EmptyState
          level={2}
          icon={<TriangleAlertIcon />}
          title={<Trans>This link leads nowhere</Trans>}
          text={<Trans>It is not the address of a website.</Trans>}
          action={
            <Button href="/home">
              <Trans>Go home</Trans>
            </Button>
          }
        />
      ) : (
        <Warning url={url} />
      )}
    </div>
  );
}

function Warning({ url }: { url: URL }) {
  const host = url.host;
  const navigate = useNavigate();
  // The router numbers its history entries; at 0 there is nothing to go back to.
  const goBack = () => {
    const place = (history.state as { idx?: number } | null)?.idx ?? 0;
    void (place > 0 ? navigate(-1) : navigate('/home', { replace: true }));
  };
  const isForeignScript = url.hostname.split('.').some((label) => label.startsWith('xn--'));
  return (
    <Card pad edge as="div" className="stack">
      <p>
        <Trans>A member typed this link. We have not checked the website:</Trans>
      </p>
      <p className={css.host} dir="ltr" data-testid="leave-host">
        {host}
      </p>
      <p className={`tiny muted ${css.address}`} dir="ltr">
        {url.href}
      </p>
      {isForeignScript || url.protocol === 'http:' ? (
        <Note icon={<TriangleAlertIcon />}>
          {isForeignScript ? (
            <Trans>This name has letters that can look like those of another website. Read it closely.</Trans>
          ) : (
            <Trans>This connection is not encrypted. Others could read along.</Trans>
          )}
        </Note>
      ) : null}
      <p className="small muted">
        <Trans>Never enter your password or payment details there, and never send money.</Trans>
      </p>
      <div className="row wrap">
        <Button onClick={goBack}>
          <Trans>Stay here</Trans>
        </Button>
        <Button variant="line" href={url.href} target="_blank" rel="noopener noreferrer nofollow ugc">
          <Trans>Continue to {host}</Trans>
        </Button>
      </div>
    </Card>
  );
}
