export { CompletenessCard } from './completeness-card.tsx';
export { changeMember, confirmMember, followMembers, peopleKey, useFreshForReader } from './member-cache.ts';
export { FirstStepsCall } from './first-steps-call.tsx';
export { useSaveProfile } from './save-profile.ts';
export { PersonTile } from './person-tile.tsx';
export { LanguagePair } from './language-pair.tsx';
export { useLocalClock } from './local-clock.tsx';
export { usePlaceName } from './place-name.ts';
export { useMinute } from './use-minute.ts';
