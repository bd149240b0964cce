import { Trans, useLingui } from '@lingui/react/macro';
import { deleteFeed, type FeedPost } from '@peonia/contract/feed.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { CircleAlertIcon } from '@peonia/ui/icons/circle-alert.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, call } from '../../../platform/api/call.ts';
import { removePost } from '../state/post-cache.ts';

/** Confirmation before an own post is deleted. */
export function DeletePost({
  post,
  open,
  onClose,
  onDeleted,
}: {
  post: FeedPost;
  open: boolean;
  onClose: () => void;
  onDeleted?: () => void;
}) {
  const { t } = useLingui();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => call(deleteFeed, { params: { id: post.id } }),
    onSuccess: () => {
      onClose();
      removePost(queryClient, post.id);
      toast.show({ text: t`Post deleted` });
      onDeleted?.();
    },
  });
  const close = () => {
    reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      role="alertdialog"
      dismissible={!isPending}
      title={<Trans>Delete this post?</Trans>}
      closeLabel={t`Close`}
      footer={
        <>
          <Button block variant="danger" busy={isPending} busyLabel={t`Deleting`} onClick={() => mutate()}>
            <Trans>Delete</Trans>
          </Button>
          <Button block variant="ghost" disabled={isPending} onClick={close}>
            <Trans>Keep it</Trans>
          </Button>
        </>
      }
    >
      <div className="stack">
        {error === null ? null : (
          <Note tone="bad" role="alert" icon={<CircleAlertIcon />}>
            {error instanceof ApiError ? error.message : <Trans>Oops, Network is unreachable</Trans>}
          </Note>
        )}
        <p>
          {post.paid ? (
            <Trans>
              It is deleted for everyone. This cannot be undone. Anyone who bought something in it keeps it.
            </Trans>
          ) : (
            <Trans>It is deleted for everyone. This cannot be undone.</Trans>
          )}
        </p>
      </div>
    </Dialog>
  );
}
