import { useLingui } from '@lingui/react/macro';
import type { EventData } from '@peonia/contract/protocol/realtime.ts';
import { Avatar } from '@peonia/ui/avatar/avatar.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { activateLanguage, localePath, useLanguage } from '../../../platform/language/language.tsx';
import { useLiveFromStart } from '../../../platform/realtime/live.ts';
import { useNavigate } from '../../../platform/router/hooks.ts';
import { likeListKey } from './like-lists.ts';
import { likedBack, type LikableMember } from './use-like-member.ts';

type ShownLike = Pick<EventData<'like.made'>, 'mutual' | 'note' | 'suspicious'> & { readonly user: LikableMember };

/**
 * Toast when someone likes the reader, or the reader likes them back, with a link to them. Mounted once, inside the
 * router and the toast provider.
 */
export function LikeToast() {
  const { t } = useLingui();
  const toast = useToast();
  const navigate = useNavigate();
  const { language } = useLanguage();
  const queryClient = useQueryClient();

  const invalidateLists = () => {
    // An open list updates itself; the others are refetched when opened.
    for (const kind of ['likeme', 'likemutual'] as const)
      void queryClient.invalidateQueries({ queryKey: likeListKey(kind), refetchType: 'none' });
  };

  const showLike = async ({ user, mutual, note, suspicious }: ShownLike) => {
    // A mutual like leads to the chat, a one-sided one to the profile.
    const path = mutual ? `/chat/${user.user_id}` : `/profile/${user.user_id}`;
    invalidateLists();
    // The current page may not have loaded this feature's catalogue.
    const [{ LikeToastText }] = await Promise.all([
      import('./like-toast-text.tsx'),
      activateLanguage(language, ['social']),
    ]);
    toast.show({
      // A second like of the same member replaces the first toast.
      id: `like-${user.user_id}`,
      tone: 'plain',
      icon: <Avatar name={user.name} src={user.avatar ?? undefined} size={36} />,
      // The list shows such a note with its warning.
      text: <LikeToastText user={user} mutual={mutual} note={suspicious === true ? null : note} />,
      action: { label: mutual ? t`Write` : t`See profile`, onPress: () => void navigate(localePath(path)) },
      lasts: 6_000,
    });
  };
  useLiveFromStart('like.made', (event) => void showLike(event).catch(() => {}));
  const showLikedBack = useEffectEvent((user: ShownLike['user']) => showLike({ user, mutual: true, note: null }));
  useEffect(() => likedBack.subscribe((user) => void showLikedBack(user).catch(() => {})), []);
  useLiveFromStart('like.unmade', ({ user_id }) => {
    invalidateLists();
    toast.dismiss(`like-${user_id}`);
  });
  return null;
}
