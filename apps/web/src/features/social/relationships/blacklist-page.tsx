import { RelationshipListPage } from './relationship-list-page.tsx';

export default function BlockedMembersPage() {
  return <RelationshipListPage kind="blacklist" />;
}
