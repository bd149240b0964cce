import { RelationshipListPage } from './relationship-list-page.tsx';

export default function RequestsPage() {
  return <RelationshipListPage kind="request" />;
}
