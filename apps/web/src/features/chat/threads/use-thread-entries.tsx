import { useLingui } from '@lingui/react/macro';
import type { Thread } from '@peonia/contract/chat/chat.ts';
import { BellOffIcon } from '@peonia/ui/icons/bell-off.tsx';
import { BellIcon } from '@peonia/ui/icons/bell.tsx';
import { StarIcon } from '@peonia/ui/icons/star.tsx';
import { TrashIcon } from '@peonia/ui/icons/trash.tsx';
import type { MenuEntry } from '@peonia/ui/menu/menu.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { scheduleDeletion } from './schedule-deletion.ts';
import { updateThreadSettings } from './update-thread-settings.ts';

/** Actions of a thread: pin, mute, delete with undo. */
export function useThreadEntries(thread: Thread | null, onDelete?: () => void): readonly MenuEntry[] {
  const { t } = useLingui();
  const toast = useToast();
  if (thread === null) return [];
  const { top, muted } = thread;
  const { name } = thread.user;

  const remove = () => {
    onDelete?.();
    const undo = scheduleDeletion(thread, () => toast.dismiss(toastId));
    const toastId = toast.show({
      text: t`Chat with ${name} deleted`,
      lasts: 'stay',
      action: {
        label: t`Undo`,
        onPress: () => {
          undo();
          toast.dismiss(toastId);
        },
      },
    });
  };
  return [
    {
      label: top ? t`Unpin this chat` : t`Pin this chat`,
      icon: <StarIcon />,
      onSelect: () => void updateThreadSettings(thread, { top: !top }),
    },
    {
      label: muted ? t`Unmute this chat` : t`Mute this chat`,
      icon: muted ? <BellIcon /> : <BellOffIcon />,
      onSelect: () => void updateThreadSettings(thread, { muted: !muted }),
    },
    { label: t`Delete this chat`, icon: <TrashIcon />, danger: true, onSelect: remove },
  ];
}
