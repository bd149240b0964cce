export { cardFrom, cardsFrom, type Cards } from './cards/cards.ts';
export { cardOf, cardReply, hasCard, type CardValue } from './cards/card.sql.ts';
export type { ReaderCondition } from './profile.sql.ts';
export { foldName } from './places/fold-name.ts';
export { finishedSteps } from './editing/finished-steps.sql.ts';
export { introduceMembers } from './cards/read-introductions.ts';
export { readMainPhoto, readMainPhotos, readSaid } from './photos/main-photo.ts';
export {
  hasFinished,
  lowerOtherRanks,
  readMatchPreferences,
  writeRanks,
  type MatchPreferences,
} from './profile.sql.ts';
export { approvePhoto, removePhoto } from './photos/pending-photo.ts';
export { hideApprovedPhoto, readPhotoPlaces, restorePhoto, type PhotoPlaces } from './photos/photo-places.ts';
export { lastPosition, rankAt } from './recommend-rank.ts';
export { readMissingFields } from './editing/read-missing-fields.ts';
export { readWords, type MemberWords } from './search-text.sql.ts';
export { readCountry } from './places/member-country.sql.ts';
export { readSpeaker, readSpoken, speakerOf, type Speaker } from './spoken-languages.sql.ts';
export type { BirthdayDoubt } from './editing/check-age.ts';
export {
  birthdayDoubted,
  cards,
  contactShown,
  conversed,
  gamePlace,
  photoChanged,
  profileOpened,
  textsSaved,
  wordsChanged,
} from './hooks.ts';
export { clearBiographies } from './biographies/clear-biographies.ts';
export { activeByCohort, firstActiveMonth } from './profile-figures.sql.ts';
export { activeWithin } from './active-members.sql.ts';
export { correctBirthday } from './correct-birthday.ts';
