import type { castPlaces } from './cast-places.ts';

/** One of the cast: who they are, and what they tell in their own language. */
export interface CastMember {
  readonly name: string;
  /** Interface language of the account. */
  readonly language: 'en' | 'zh' | 'tw' | 'de' | 'it' | 'fr' | 'ja' | 'ko';
  readonly gender: 0 | 1;
  readonly birthday: string;
  readonly seeking: 'men' | 'women' | 'both';
  readonly place: keyof typeof castPlaces;
  /** ISO 639, their own first. */
  readonly languages: readonly string[];
  readonly biography: string;
  readonly height: number;
  readonly marriage: number;
  readonly children: number;
  readonly income: number | null;
  readonly orientation: number;
  readonly purpose: readonly number[];
  readonly horoscope: number;
  readonly visibility: 'registered' | 'public';
  readonly verified: boolean;
  readonly vipUntil: string | null;
  /** Files of packages/testing/pictures. */
  readonly photo: string;
  readonly cover: string;
}
