export { BadgeLossWarning } from './photos/badge-loss-warning.tsx';
export { CodeSelect } from './fields/code-select.tsx';
export {
  childrenLabels,
  genderLabels,
  heightLabels,
  horoscopeLabels,
  incomeLabels,
  marriageLabels,
  purposeLabels,
  weightLabels,
} from './profile-labels.ts';
export { PlaceInput } from './fields/place-input.tsx';
export { CompletenessCard } from './summary/completeness-card.tsx';
export {
  changeMember,
  confirmMember,
  dropMember,
  onMemberChange,
  peopleKey,
  useFreshForReader,
  feedKey,
} from './member-cache.ts';
export { OnboardingRedirect } from './onboarding/onboarding-redirect.tsx';
export { useSaveProfile } from './use-save-profile.ts';
export { ProfileFrame } from './view/profile-frame.tsx';
export { ProfileFacts } from './view/profile-facts.tsx';
export { PersonTile } from './person-tile.tsx';
export { LanguagePair } from './language-pair.tsx';
export { useLocalClock } from './summary/local-clock.tsx';
export { usePlaceName } from './summary/place-name.ts';
export { useMinute } from './summary/use-minute.ts';
export { useSharedFact } from './summary/use-shared-fact.ts';
