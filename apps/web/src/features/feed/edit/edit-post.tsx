import { Trans, useLingui } from '@lingui/react/macro';
import { editFeed, type FeedPost } from '@peonia/contract/feed.ts';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { writeEmoji } from '@peonia/core/emoji.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { CircleAlertIcon } from '@peonia/ui/icons/circle-alert.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { Textarea } from '@peonia/ui/textarea/textarea.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { ApiError, call } from '../../../platform/api/call.ts';
import { changePost } from '../state/post-cache.ts';

/** Dialog that changes the text of an own post. A failure keeps the text. */
export function EditPost({ post, open, onClose }: { post: FeedPost; open: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const toast = useToast();
  const queryClient = useQueryClient();
  const form = useId();
  const written = writeEmoji(post.content);
  const [text, setText] = useState(written);
  const content = text.trim();
  const length = [...content].length;
  const most = limits.post_text_max;
  const isTooLong = length > most;
  const isEmpty = content === '' && post.uploads.length === 0;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(editFeed, { params: { id: post.id }, body: { content } }),
    onSuccess: ({ language, edited_at, ...edited }) => {
      changePost(queryClient, post.id, { content: edited.content, language, edited_at });
      onClose();
      toast.show({ text: t`Post changed` });
    },
  });
  function save(event: FormEvent) {
    event.preventDefault();
    if (content === written.trim()) return onClose();
    mutate();
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissible={!isPending}
      title={<Trans>Edit post</Trans>}
      closeLabel={t`Close`}
      footer={
        <>
          <Button
            block
            type="submit"
            form={form}
            busy={isPending}
            busyLabel={t`Saving`}
            disabled={isTooLong || isEmpty}
          >
            <Trans>Save</Trans>
          </Button>
          <Button block variant="ghost" disabled={isPending} onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      <form id={form} className="stack" onSubmit={save}>
        {error === null ? null : (
          <Note tone="bad" role="alert" icon={<CircleAlertIcon />}>
            {error instanceof ApiError ? error.message : <Trans>Oops, Network is unreachable</Trans>}
          </Note>
        )}
        <Textarea
          rows={5}
          value={text}
          aria-label={t`Text of your post`}
          invalid={isTooLong}
          dir="auto"
          onChange={(event) => setText(event.target.value)}
        />
        <p className="tiny muted" role={isTooLong ? 'alert' : undefined}>
          {isTooLong ? (
            <Trans>
              {length} of {most} characters
            </Trans>
          ) : (
            <Trans>Readers see that the post was edited. Photos and readers stay as they are.</Trans>
          )}
        </p>
      </form>
    </Dialog>
  );
}
