import { RelationshipListPage } from './relationship-list-page.tsx';

export default function FriendsPage() {
  return <RelationshipListPage kind="friend" />;
}
