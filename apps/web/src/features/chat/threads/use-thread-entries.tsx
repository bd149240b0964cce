import { useLingui } from '@lingui/react/macro';
import type { Thread } from '@peonia/contract/chat.ts';
import { BellOffIcon } from '@peonia/ui/icons/bell-off.tsx';
import { BellIcon } from '@peonia/ui/icons/bell.tsx';
import { StarIcon } from '@peonia/ui/icons/star.tsx';
import { TrashIcon } from '@peonia/ui/icons/trash.tsx';
import type { MenuEntry } from '@peonia/ui/menu/menu.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { deleteSoon } from './delete-thread.ts';
import { changeSide } from './thread-acts.ts';

/** What can be done with a conversation as a whole: pin, mute, delete with a way back. */
export function useThreadEntries(thread: Thread | null, onDelete?: () => void): readonly MenuEntry[] {
  const { t } = useLingui();
  const toast = useToast();
  if (thread === null) return [];
  const { top, muted } = thread;
  const { name } = thread.user;

  const remove = () => {
    onDelete?.();
    const undo = deleteSoon(thread, () => toast.dismiss(toastId));
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
      onSelect: () => void changeSide(thread, { top: !top }),
    },
    {
      label: muted ? t`Unmute this chat` : t`Mute this chat`,
      icon: muted ? <BellIcon /> : <BellOffIcon />,
      onSelect: () => void changeSide(thread, { muted: !muted }),
    },
    { label: t`Delete this chat`, icon: <TrashIcon />, danger: true, onSelect: remove },
  ];
}
