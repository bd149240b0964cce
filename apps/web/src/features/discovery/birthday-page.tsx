import { PeoplePage } from './people-page.tsx';

export default function BirthdayPage() {
  return <PeoplePage kind="birthday" />;
}
