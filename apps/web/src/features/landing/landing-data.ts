import type { SafetyFigures } from '@peonia/contract/moderation/safety.ts';

/** A member as the landing page shows them. */
export interface LandingPerson {
  readonly id: number;
  readonly name: string;
  readonly age: number | null;
  /** The small square picture: a slow line carries the form beside it. */
  readonly photo: string;
  readonly city: string | null;
  readonly country: string | null;
  readonly languages: readonly string[];
  readonly isVerified: boolean;
}

/** What the landing page shows of the program's data. Empty where it could not be read. */
export interface LandingData {
  readonly people: readonly LandingPerson[];
  readonly safety: SafetyFigures | null;
}

export const noLandingData: LandingData = { people: [], safety: null };
