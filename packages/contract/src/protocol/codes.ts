/**
 * Coded options of a profile, in the order in which screens show them. Source: specification section 3; 607 fills the
 * income band that the list there lacks; 811–814 are offered only where the operator enables them.
 */
export const codes = {
  height: [201, 202, 203, 204, 205, 206],
  weight: [301, 302, 303, 304, 305, 306, 307, 308],
  marriage: [401, 402, 403, 404, 405, 406],
  children: [501, 502, 503, 504, 505],
  income: [601, 602, 603, 604, 605, 607, 606],
  orientation: [701, 702, 703, 704],
  purpose: [801, 802, 803, 804, 805, 806, 807, 808, 809, 810, 815, 816],
  purpose_by_operator: [811, 812, 813, 814],
  horoscope: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
} as const;

/** What members may say they are here for on this site. */
export function offeredPurposes(withAdult: boolean): readonly Purpose[] {
  return withAdult ? [...codes.purpose, ...codes.purpose_by_operator].toSorted((a, b) => a - b) : codes.purpose;
}
type Purpose = (typeof codes.purpose)[number] | (typeof codes.purpose_by_operator)[number];

/** 0 is female; 1 is male. Fixed at the first steps. */
export const genders = [0, 1] as const;
export const seekings = ['men', 'women', 'both'] as const;
export const visibilities = ['hidden', 'friends', 'registered', 'public'] as const;
/** `everyone`; `validate`: first messages wait in the request folder; `friends`: nobody else may write. */
export const messagePrivacies = ['everyone', 'validate', 'friends'] as const;
export const friendPreferences = ['validate', 'pass'] as const;
export const translationEngines = ['none', 'machine', 'human'] as const;
export const onlineStatuses = ['available', 'offline'] as const;

/** Friend value on a profile: 0 none, 1 request sent, 2 request received, 3 friend, 4 blocked by me. */
export const friendValues = [0, 1, 2, 3, 4] as const;
