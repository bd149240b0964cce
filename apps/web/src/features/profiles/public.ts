export { BadgeNote } from './badge-note.tsx';
export { CodeSelect } from './code-select.tsx';
export {
  childrenLabels,
  genderLabels,
  heightLabels,
  horoscopeLabels,
  incomeLabels,
  marriageLabels,
  purposeLabels,
  weightLabels,
} from './labels.ts';
export { PlaceInput } from './place-input.tsx';
export { CompletenessCard } from './glance/completeness-card.tsx';
export {
  changeMember,
  confirmMember,
  dropMember,
  followMembers,
  peopleKey,
  useFreshForReader,
} from './member-cache.ts';
export { FirstStepsCall } from './first-steps-call.tsx';
export { useSaveProfile } from './save-profile.ts';
export { PersonTile } from './person-tile.tsx';
export { LanguagePair } from './language-pair.tsx';
export { useLocalClock } from './glance/local-clock.tsx';
export { usePlaceName } from './glance/place-name.ts';
export { useMinute } from './glance/use-minute.ts';
