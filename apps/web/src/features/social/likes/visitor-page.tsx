import { LikeListPage } from './like-list-page.tsx';

export default function VisitorPage() {
  return <LikeListPage kind="visitor" />;
}
