import type { OwnProfile } from '@peonia/contract/profiles/own-profile.ts';

/** Parts of a complete profile, most useful first, with the page where each is edited. */
const parts = [
  { part: 'photo', path: '/setting/avatar', has: (profile) => profile.photo !== null },
  { part: 'biography', path: '/setting/edit#biography', has: (profile) => profile.biography.trim() !== '' },
  { part: 'place', path: '/setting/edit#place', has: (profile) => profile.place !== null },
  { part: 'languages', path: '/setting/edit#languages', has: (profile) => profile.languages.length > 0 },
  { part: 'seeking', path: '/setting/edit#seeking', has: (profile) => profile.seeking !== null },
  { part: 'purpose', path: '/setting/edit#purpose', has: (profile) => profile.purpose.length > 0 },
  { part: 'cover', path: '/setting/avatar#cover', has: (profile) => profile.cover !== null },
  { part: 'marriage', path: '/setting/edit#marriage', has: (profile) => profile.marriage !== null },
  { part: 'children', path: '/setting/edit#children', has: (profile) => profile.children !== null },
  { part: 'height', path: '/setting/edit#height', has: (profile) => profile.height !== null },
] as const satisfies readonly { part: string; path: string; has: (profile: OwnProfile) => boolean }[];

export type ProfilePart = (typeof parts)[number]['part'];

interface Completeness {
  /** 0 to 1. */
  readonly share: number;
  /** The most useful missing part; null if nothing is missing. */
  readonly next: { readonly part: ProfilePart; readonly path: string } | null;
}

/** Returns the completeness of a profile and its most useful missing part. */
export function completenessOf(profile: OwnProfile): Completeness {
  const missing = parts.filter(({ has }) => !has(profile));
  const [next] = missing;
  return {
    share: (parts.length - missing.length) / parts.length,
    next: next === undefined ? null : { part: next.part, path: next.path },
  };
}
