import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { FileLockIcon } from '@peonia/ui/icons/file-lock.tsx';
import { HandIcon } from '@peonia/ui/icons/hand.tsx';
import { ImagePlusIcon } from '@peonia/ui/icons/image-plus.tsx';
import { PlusIcon } from '@peonia/ui/icons/plus.tsx';
import { SparklesIcon } from '@peonia/ui/icons/sparkles.tsx';
import { Menu } from '@peonia/ui/menu/menu.tsx';
import { useRef } from 'react';
import { askToSayHi } from '../../../platform/prompts/say-hi-request.ts';
import { UploadPicker } from '../../media/uploads/upload-picker.tsx';
import type { Uploads } from '../../media/uploads/use-uploads.tsx';
import { useSuggestionsSheet } from '../../suggestions/use-suggestions-sheet.tsx';
import { useConversation } from '../state/conversation-context.ts';
import type { ComposerIdeas } from './use-composer-ideas.ts';
import type { Composing } from './use-composing.ts';

interface AttachMenuProps {
  readonly to: number;
  readonly composing: Composing;
  readonly isFirst: boolean;
  readonly ideas: ComposerIdeas;
}

/** Menu of attachments: photos and videos, a paid file, a greeting, and ideas on narrow screens. */
export function AttachMenu({ to, composing, isFirst, ideas }: AttachMenuProps) {
  const { t } = useLingui();
  const { peer } = useConversation();
  const photos = useRef<HTMLSpanElement>(null);
  const secret = useRef<HTMLSpanElement>(null);
  const { uploads, secrets } = composing;
  const { show, sheet } = useSuggestionsSheet(ideas);
  // A message has either shown files or one paid file.
  const entries = [
    {
      label: t`Photos or videos`,
      icon: <ImagePlusIcon />,
      disabled: secrets.entries.length > 0,
      onSelect: () => press(photos.current),
    },
    {
      label: t`Secret file with a price`,
      icon: <FileLockIcon />,
      disabled: uploads.entries.length + secrets.entries.length > 0,
      onSelect: () => press(secret.current),
    },
    { label: ideas.label, icon: <SparklesIcon />, onSelect: show },
    ...(isFirst
      ? [
          {
            label: t`Say hi with your greeting`,
            icon: <HandIcon />,
            onSelect: () => askToSayHi({ user_id: to, name: peer.name }),
          },
        ]
      : []),
  ];
  return (
    <>
      <Menu
        label={t`Add to message`}
        align="start"
        renderTrigger={(open) => (
          <IconButton {...open} label={t`Attach photo, video or secret file`} icon={<PlusIcon />} />
        )}
        entries={entries}
      />
      <Hidden at={photos} uploads={uploads} multiple />
      <Hidden at={secret} uploads={secrets} multiple={false} />
      {sheet}
    </>
  );
}

/** Hidden file picker that a menu entry opens. */
function Hidden({
  at,
  uploads,
  multiple,
}: {
  at: React.RefObject<HTMLSpanElement | null>;
  uploads: Uploads;
  multiple: boolean;
}) {
  return (
    <span ref={at} hidden>
      <UploadPicker uploads={uploads} multiple={multiple}>
        {null}
      </UploadPicker>
    </span>
  );
}

function press(picker: HTMLElement | null): void {
  picker?.querySelector('button')?.click();
}
