import { MeanwhileLists } from '../../features/discovery/lists/meanwhile-lists.tsx';
import { RelationshipListPage } from '../../features/social/relationships/relationship-list-page.tsx';
import type { RelationshipKind } from '../../features/social/relationships/relationship-lists.ts';
import { useRouteData } from '../../platform/router/use-route-data.ts';

/** Friends, requests or blocked members, with others to look at below an empty list of the first two. */
export default function RelationshipRoute() {
  const kind = useRouteData<RelationshipKind>();
  return <RelationshipListPage key={kind} kind={kind} others={kind === 'blacklist' ? undefined : <MeanwhileLists />} />;
}
