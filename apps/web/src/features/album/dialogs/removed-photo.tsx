import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { listUploads } from '@peonia/contract/media/media.ts';
import type { RemovalReason } from '@peonia/contract/moderation/removal-reasons.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import type { PhotoDialogProps } from './photo-dialog-props.ts';

/** Removal reasons, as shown to the owner. */
const removalTexts: Readonly<Record<RemovalReason, MessageDescriptor>> = {
  no_person: msg`The photo does not show you. A main photo must show your face.`,
  not_own: msg`The photo seems to show somebody else, or to belong to somebody else.`,
  minor: msg`The photo shows a person under 18. This is not allowed here.`,
  explicit: msg`The photo shows nudity or sex. This is not allowed here.`,
  text_or_code: msg`The photo contains text, contact details or a code. Please use one without them.`,
  violence: msg`The photo shows violence. This is not allowed here.`,
  other: msg`The photo does not follow our rules.`,
};

/** Why the staff removed a photo, with the ways to contact them or add another one. */
export function RemovedPhoto({ open, item, onClose }: PhotoDialogProps) {
  const { t, i18n } = useLingui();
  const own = useQuery({
    queryKey: ['own-upload', item.id],
    queryFn: ({ signal }) => call(listUploads, { query: { ids: String(item.id) } }, { signal }),
    enabled: open,
  });
  const reason = own.data?.files[0]?.removed_for ?? null;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<Trans>This photo was removed</Trans>}
      closeLabel={t`Close`}
      footer={
        <>
          <Button block onClick={onClose}>
            <Trans>Got it</Trans>
          </Button>
          <Button block variant="ghost" href="/contact">
            <Trans>Ask our team</Trans>
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>
          {reason === null ? <Trans>Our team reviewed it and had to remove it.</Trans> : i18n._(removalTexts[reason])}
        </p>
        <p className="small muted">
          <Trans>Nobody else sees it. You can delete it and add another one.</Trans>
        </p>
      </div>
    </Dialog>
  );
}
