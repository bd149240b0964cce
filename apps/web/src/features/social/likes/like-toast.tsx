import { useLingui } from '@lingui/react/macro';
import type { EventData } from '@peonia/contract/realtime.ts';
import { Avatar } from '@peonia/ui/avatar/avatar.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { activateLanguage, localePath, useLanguage } from '../../../platform/language.tsx';
import { useLive } from '../../../platform/realtime/live.ts';
import { useNavigate } from '../../../platform/router/hooks.ts';
import { likeListKey } from './like-lists.ts';

/** A quiet word when someone likes the reader, with the way to them. Once, inside the router and the toasts. */
export function LikeToast() {
  const { t } = useLingui();
  const toast = useToast();
  const navigate = useNavigate();
  const { language } = useLanguage();
  const queryClient = useQueryClient();

  const forget = () => {
    // A list that is open looks after itself; the others are fetched anew when they are opened.
    for (const kind of ['likeme', 'likemutual'] as const)
      void queryClient.invalidateQueries({ queryKey: likeListKey(kind), refetchType: 'none' });
  };

  const tell = async ({ user, mutual, note }: EventData<'like.made'>) => {
    // Two who like each other have something to talk about; of anybody else one first sees who it is.
    const path = mutual ? `/chat/${user.user_id}` : `/profile/${user.user_id}`;
    forget();
    // Any page may be open, also one that shows nothing of this feature and has none of its texts.
    const [{ LikeToastText }] = await Promise.all([
      import('./like-toast-text.tsx'),
      activateLanguage(language, ['social']),
    ]);
    toast.show({
      // A second like of the same person replaces the first word about it.
      id: `like-${user.user_id}`,
      tone: 'plain',
      icon: <Avatar name={user.name} src={user.avatar ?? undefined} size={36} />,
      text: <LikeToastText user={user} mutual={mutual} note={note} />,
      action: { label: mutual ? t`Write` : t`See profile`, onPress: () => void navigate(localePath(path)) },
      lasts: 6_000,
    });
  };
  useLive('like.made', (event) => void tell(event).catch(() => {}));
  useLive('like.unmade', ({ user_id }) => {
    forget();
    toast.dismiss(`like-${user_id}`);
  });
  return null;
}
