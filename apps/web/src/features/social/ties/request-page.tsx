import { TieListPage } from './tie-list-page.tsx';

export default function RequestsPage() {
  return <TieListPage kind="request" />;
}
