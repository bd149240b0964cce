import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '../../../platform/api/problem.ts';
import { dropSayHiRequest, type SayHiRequest } from '../../../platform/prompts/say-hi-request.ts';
import { useMe } from '../../../platform/session/session.ts';
import { SayHiForm } from './say-hi-form.tsx';
import type { SendSayHi } from './use-send-say-hi.ts';

/** Shows the greeting before it is sent; a request to send at once opens nothing. */
export function SayHiDialog({ request, hi }: { request: SayHiRequest | null; hi: SendSayHi }) {
  const { t } = useLingui();
  const me = useMe();
  const isAtOnce = request?.isAtOnce === true;
  const name = request?.name ?? '';
  const sendAtOnce = useEffectEvent(() => {
    if (request === null) return;
    hi.mutate(request);
    dropSayHiRequest();
  });
  useEffect(() => {
    if (isAtOnce) sendAtOnce();
  }, [isAtOnce]);
  return (
    <Dialog
      open={request !== null && !isAtOnce}
      onClose={dropSayHiRequest}
      title={<Trans>Say hi to {name}</Trans>}
      closeLabel={t`Close`}
      footer={
        <Button type="submit" form="say-hi" block busy={hi.isPending} busyLabel={t`Sending`}>
          <Trans>Send greeting</Trans>
        </Button>
      }
    >
      {request === null || me === null ? null : (
        <SayHiForm
          key={request.user_id}
          id="say-hi"
          to={request.user_id}
          own={me.hi_content}
          photo={me.hi_photo}
          onSend={(text) => hi.mutate({ ...request, text }, { onSuccess: dropSayHiRequest, onError: closeIfRefused })}
        />
      )}
    </Dialog>
  );
}

/** The reason stands in a toast or a prompt. Without a network the words stay. */
function closeIfRefused(error: unknown): void {
  if (error instanceof ApiError) dropSayHiRequest();
}
