import { LikeListPage } from './like-list-page.tsx';

export default function MyLikesPage() {
  return <LikeListPage kind="ilike" />;
}
