import { LikeListPage } from './like-list-page.tsx';

export default function MutualLikesPage() {
  return <LikeListPage kind="likemutual" />;
}
