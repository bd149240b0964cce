import { PeoplePage } from './people-page.tsx';

export default function OnlinePage() {
  return <PeoplePage kind="online" />;
}
