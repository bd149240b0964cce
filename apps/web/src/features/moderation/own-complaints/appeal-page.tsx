import { Trans } from '@lingui/react/macro';
import { Card } from '@peonia/ui/card/card.tsx';
import { CircleCheckIcon } from '@peonia/ui/icons/circle-check.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { useState } from 'react';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { useRouteData } from '../../../platform/router/use-route-data.ts';
import { AppealForm } from './appeal-form.tsx';
import { sendAppealByToken } from './own-queries.ts';
import { SuspendedData } from './suspended-data.tsx';

/**
 * Appeal page linked from the suspension e-mail: a suspended member cannot log in. Their data can be had or deleted
 * here.
 */
export default function AppealPage() {
  const token = useRouteData<string>();
  const [isSent, setSent] = useState(false);
  const send = async (content: string) => {
    await sendAppealByToken(token, content);
    setSent(true);
  };
  return (
    <div className="stack cards">
      <PageHead
        title={<Trans>Appeal</Trans>}
        text={<Trans>Tell us why the decision about your account is wrong.</Trans>}
      />
      <Card pad edge>
        {isSent ? (
          <Note tone="trust" role="status" icon={<CircleCheckIcon />}>
            <Trans>Thank you. Someone else will review it; if your appeal is granted, you can log in again.</Trans>
          </Note>
        ) : (
          <AppealForm onSend={send} />
        )}
      </Card>
      {token === '' ? null : <SuspendedData token={token} />}
    </div>
  );
}
