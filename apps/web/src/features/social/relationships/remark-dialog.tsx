import { Trans, useLingui } from '@lingui/react/macro';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { deleteRemark, getRemark, remarkMax, saveRemark } from '@peonia/contract/social/relationships.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { Textarea } from '@peonia/ui/textarea/textarea.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { useSignedIn } from '../../../platform/session/session.ts';
import { useShowRefusal } from '../say-hi/use-show-refusal.ts';

interface RemarkDialogProps {
  readonly open: boolean;
  readonly person: Pick<MemberCard, 'user_id' | 'name'>;
  readonly onClose: () => void;
}

/** The private note about a member; saving it empty deletes it. */
export function RemarkDialog({ open, person, onClose }: RemarkDialogProps) {
  const { t } = useLingui();
  const { name, user_id } = person;
  // A session that ends takes the note away; the next one brings the dialog back.
  const isOpen = useSignedIn() && open;
  const note = useQuery({
    queryKey: ['remark', user_id],
    queryFn: ({ signal }) => call(getRemark, { params: { id: user_id } }, { signal }),
    enabled: isOpen,
  });
  return (
    <Dialog open={isOpen} onClose={onClose} title={<Trans>Your note about {name}</Trans>} closeLabel={t`Close`}>
      {note.data !== undefined ? (
        <RemarkForm key={note.dataUpdatedAt} userId={user_id} content={note.data.content} onClose={onClose} />
      ) : note.error === null ? null : (
        <ListError error={note.error} onRetry={() => void note.refetch()} isCompact />
      )}
    </Dialog>
  );
}

function RemarkForm({ userId, content, onClose }: { userId: number; content: string; onClose: () => void }) {
  const { t } = useLingui();
  const [text, setText] = useState(content);
  const queryClient = useQueryClient();
  const toast = useToast();
  const showRefusal = useShowRefusal();
  const { mutate, isPending } = useMutation({
    mutationFn: async (note: string) => {
      if (note === '') await call(deleteRemark, { params: { id: userId } });
      else await call(saveRemark, { body: { user_id: userId, content: note } });
    },
    onSuccess: (_, note) => {
      queryClient.setQueryData(['remark', userId], { user_id: userId, content: note });
      toast.show({ text: t`Saved` });
      onClose();
    },
    onError: showRefusal,
  });
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        mutate(text.trim());
      }}
    >
      <Field label={<Trans>Private note</Trans>} hint={<Trans>Only you see this.</Trans>}>
        <Textarea value={text} maxLength={remarkMax} onChange={(event) => setText(event.target.value)} />
      </Field>
      <Button block type="submit" busy={isPending} busyLabel={t`Saving`}>
        <Trans>Save</Trans>
      </Button>
    </form>
  );
}
