import { LikeListPage } from './like-list-page.tsx';

export default function LikesOfMePage() {
  return <LikeListPage kind="likeme" />;
}
