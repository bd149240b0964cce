import { Trans, useLingui } from '@lingui/react/macro';
import type { Thread } from '@peonia/contract/chat/chat.ts';
import { updateThread } from '@peonia/contract/chat/message-threads.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { showProblem } from '../../../platform/errors/errors.tsx';
import * as css from './conversation.module.css';

/** Message request of a stranger; a reply accepts it as well. */
export function RequestBar({ thread }: { thread: Thread }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const accept = useMutation({
    mutationFn: () => call(updateThread, { params: { id: thread.id }, body: { accept: true } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['chat'] }),
    onError: showProblem,
  });
  return (
    <div className={css.reqbar}>
      <p className="grow">
        <Trans>{thread.user.name} would like to chat with you. Accept or just reply.</Trans>
      </p>
      <Button variant="soft" size="sm" busy={accept.isPending} busyLabel={t`Accepting`} onClick={() => accept.mutate()}>
        <Trans>Accept</Trans>
      </Button>
    </div>
  );
}
