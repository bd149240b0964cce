import { PeoplePage } from './people-page.tsx';

export default function HottestPage() {
  return <PeoplePage kind="hottest" />;
}
