import { PeoplePage } from './people-page.tsx';

export default function LatestPage() {
  return <PeoplePage kind="latest" />;
}
