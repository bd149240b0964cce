import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '../../../platform/api/problem.ts';
import { dropSayHiRequest, type SayHiRequest } from '../../../platform/prompts/say-hi-request.ts';
import { useMe } from '../../../platform/session/session.ts';
import { SayHiForm } from './say-hi-form.tsx';
import type { SendSayHi } from './use-send-say-hi.ts';
import { useTemplates } from './use-templates.ts';

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
      footer={request === null || me === null ? null : <SendButton own={me.hi_content} isSending={hi.isPending} />}
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

/** Busy until the default greeting is there, where the member has none of their own. */
function SendButton({ own, isSending }: { own: string | null; isSending: boolean }) {
  const { t } = useLingui();
  const { isPending } = useTemplates();
  const isComing = own === null && isPending;
  return (
    <Button
      type="submit"
      form="say-hi"
      block
      busy={isSending || isComing}
      busyLabel={isSending ? t`Sending` : undefined}
    >
      <Trans>Send greeting</Trans>
    </Button>
  );
}

/** The reason stands in a toast or a prompt. Without a network the words stay. */
function closeIfRefused(error: unknown): void {
  if (error instanceof ApiError) dropSayHiRequest();
}
