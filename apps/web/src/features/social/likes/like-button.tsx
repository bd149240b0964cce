import { useLingui } from '@lingui/react/macro';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { HeartFilledIcon } from '@peonia/ui/icons/heart-filled.tsx';
import { HeartIcon } from '@peonia/ui/icons/heart.tsx';
import { useLikeMember } from './use-like-member.ts';

/** Like toggle with optimistic update. */
export function LikeButton({ person, size = 'md' }: { person: MemberCard; size?: 'sm' | 'md' }) {
  const { t } = useLingui();
  const toggle = useLikeMember(person);
  const { name, liked } = person;
  return (
    <IconButton
      variant="fill"
      size={size}
      pressed={liked}
      label={t`Like ${name}`}
      icon={liked ? <HeartFilledIcon /> : <HeartIcon />}
      onClick={toggle}
    />
  );
}
