import { TieListPage } from './tie-list-page.tsx';

export default function FriendsPage() {
  return <TieListPage kind="friend" />;
}
