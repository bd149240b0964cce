import { Trans } from '@lingui/react/macro';
import { unsubscribeMail } from '@peonia/contract/notifications/notification-settings.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { showProblem } from '../../../platform/errors/errors.tsx';
import { PageHead } from '../../../platform/head/page-head.tsx';
import * as css from './unsubscribe-page.module.css';

/** Ends the e-mails that contained the link, without a login. Needs a press, because mail scanners open every link. */
export default function UnsubscribePage() {
  const [state, setState] = useState<'asking' | 'busy' | 'done'>('asking');
  const end = async () => {
    setState('busy');
    try {
      await call(unsubscribeMail, {
        query: { token: new URLSearchParams(location.search).get('token') ?? '' },
        body: {},
      });
      setState('done');
    } catch (error) {
      showProblem(error);
      setState('asking');
    }
  };
  return (
    <div className={css.authPage}>
      <PageHead title={<Trans>E-mails about unread messages and likes</Trans>} back="/home" />
      <Card pad edge as="div" className="stack">
        {state === 'done' ? (
          <p role="status">
            <Trans>
              Done. You will no longer get these e-mails. You can turn them back on in your settings at any time.
            </Trans>
          </p>
        ) : (
          <>
            <p>
              <Trans>Unsubscribe with one click. Messages and likes still wait for you here.</Trans>
            </p>
            <div>
              <Button busy={state === 'busy'} onClick={() => void end()}>
                <Trans>Unsubscribe</Trans>
              </Button>
            </div>
          </>
        )}
      </Card>
    </div>
  );
}
