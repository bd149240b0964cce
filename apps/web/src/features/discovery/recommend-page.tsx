import { PeoplePage } from './people-page.tsx';

export default function RecommendPage() {
  return <PeoplePage kind="recommend" />;
}
