import { MeanwhileLists } from '../../features/discovery/lists/meanwhile-lists.tsx';
import type { LikeKind } from '../../features/social/likes/like-head.ts';
import { LikeListPage } from '../../features/social/likes/like-list-page.tsx';
import { useRouteData } from '../../platform/router/use-route-data.ts';

/** A list of likes or the visitors, with others to look at below an empty one. Its route’s data is the kind of list. */
export default function LikeRoute() {
  const kind = useRouteData<LikeKind>();
  return <LikeListPage key={kind} kind={kind} others={<MeanwhileLists />} />;
}
