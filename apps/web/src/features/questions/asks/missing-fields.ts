import type { Profile } from '@peonia/contract/profiles/profiles.ts';
import type { WishKind } from '@peonia/contract/questions.ts';

/** Fields of a profile that are missing and may be asked for; the same rule as on the server. */
export function missingFields(profile: Profile): readonly WishKind[] {
  const hasDetails =
    profile.city !== null &&
    profile.languages.length > 0 &&
    profile.purpose.length > 0 &&
    profile.marriage !== 0 &&
    profile.children !== null &&
    profile.height !== null;
  const missing: Readonly<Record<WishKind, boolean>> = {
    avatar: profile.photo === null,
    bio: profile.biography.trim() === '' && Object.values(profile.biographies).every((text) => text.trim() === ''),
    profile: !hasDetails,
    verify: profile.verified === 0,
  };
  return (Object.keys(missing) as WishKind[]).filter((kind) => missing[kind]);
}
