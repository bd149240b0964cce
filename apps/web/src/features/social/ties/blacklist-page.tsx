import { TieListPage } from './tie-list-page.tsx';

export default function BlockedPage() {
  return <TieListPage kind="blacklist" />;
}
