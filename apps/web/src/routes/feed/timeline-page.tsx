import type { Profile } from '@peonia/contract/profiles/profiles.ts';
import { Timeline } from '../../features/feed/timeline.tsx';
import { useRouteData } from '../../platform/router/use-route-data.ts';
import { renderAuthorGift } from './author-gift.tsx';

/** A member's posts, with gifts for their author. */
export default function TimelinePage() {
  const profile = useRouteData<Profile>();
  return <Timeline key={profile.user_id} profile={profile} renderGift={renderAuthorGift} />;
}
