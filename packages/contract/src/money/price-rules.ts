import type { Limits } from '../protocol/limits.ts';

/** Parts of the price list. */
export const priceGroups = ['gold', 'vip', 'things', 'calls', 'translation', 'partners', 'payouts', 'daily'] as const;

export type PriceGroup = (typeof priceGroups)[number];

/** `_cents` are hundredths, and `share` hundredths of a per cent; all others are whole. */
const priceUnits = [
  'usd_cents',
  'rmb_cents',
  'gold_cents',
  'gold',
  'usd',
  'percent',
  'share',
  'seconds',
  'minutes',
  'days',
  'months',
  'words',
  'characters',
  'count',
] as const;

export type PriceUnit = (typeof priceUnits)[number];

interface PriceRule {
  readonly group: PriceGroup;
  readonly unit: PriceUnit;
  /** Whole numbers in the unit. */
  readonly min: number;
  readonly max: number;
}

/** What the price list holds. Every name is one of the limits, whose default holds until a list is in force. */
export const priceRules = {
  gold_usd_cents: { group: 'gold', unit: 'usd_cents', min: 1, max: 100_000 },
  gold_rmb_cents: { group: 'gold', unit: 'rmb_cents', min: 1, max: 1_000_000 },
  recharge_preset_1: { group: 'gold', unit: 'gold', min: 1, max: 100_000 },
  recharge_preset_2: { group: 'gold', unit: 'gold', min: 1, max: 100_000 },
  recharge_preset_3: { group: 'gold', unit: 'gold', min: 1, max: 100_000 },
  recharge_preset_4: { group: 'gold', unit: 'gold', min: 1, max: 100_000 },
  recharge_preset_5: { group: 'gold', unit: 'gold', min: 1, max: 100_000 },
  recharge_default: { group: 'gold', unit: 'gold', min: 1, max: 100_000 },
  recharge_max: { group: 'gold', unit: 'gold', min: 1, max: 100_000 },
  vip_discount: { group: 'vip', unit: 'percent', min: 0, max: 90 },
  pack_trial_cents: { group: 'vip', unit: 'gold_cents', min: 1, max: 10_000_000 },
  pack_1_cents: { group: 'vip', unit: 'gold_cents', min: 1, max: 10_000_000 },
  pack_3_cents: { group: 'vip', unit: 'gold_cents', min: 1, max: 10_000_000 },
  pack_6_cents: { group: 'vip', unit: 'gold_cents', min: 1, max: 10_000_000 },
  pack_12_cents: { group: 'vip', unit: 'gold_cents', min: 1, max: 10_000_000 },
  pack_life_cents: { group: 'vip', unit: 'gold_cents', min: 1, max: 10_000_000 },
  pack_life_saving: { group: 'vip', unit: 'percent', min: 0, max: 99 },
  balance_gateway_above: { group: 'vip', unit: 'gold', min: 0, max: 10_000 },
  gifts_free_per_day: { group: 'vip', unit: 'count', min: 0, max: 1_000 },
  trial_presents_per_month: { group: 'vip', unit: 'count', min: 0, max: 1_000 },
  secret_price_min: { group: 'things', unit: 'gold', min: 1, max: 1_000 },
  secret_price_max: { group: 'things', unit: 'gold', min: 1, max: 1_000 },
  contact_price_min: { group: 'things', unit: 'gold', min: 1, max: 10_000 },
  contact_price_max: { group: 'things', unit: 'gold', min: 1, max: 10_000 },
  contact_price_default: { group: 'things', unit: 'gold', min: 1, max: 10_000 },
  travel_fee: { group: 'things', unit: 'gold', min: 1, max: 100_000 },
  call_voice_price: { group: 'calls', unit: 'gold', min: 0, max: 1_000 },
  call_video_price: { group: 'calls', unit: 'gold', min: 0, max: 1_000 },
  call_free_seconds: { group: 'calls', unit: 'seconds', min: 0, max: 3_600 },
  voice_free_minutes_vip: { group: 'calls', unit: 'minutes', min: 0, max: 1_440 },
  translation_free_characters: { group: 'translation', unit: 'characters', min: 0, max: 10_000_000 },
  translation_free_characters_vip: { group: 'translation', unit: 'characters', min: 0, max: 10_000_000 },
  translator_words_per_gold: { group: 'translation', unit: 'words', min: 1, max: 10_000 },
  translator_characters_per_gold: { group: 'translation', unit: 'characters', min: 1, max: 10_000 },
  partner_share_basis_points: { group: 'partners', unit: 'share', min: 0, max: 9_000 },
  referral_share_basis_points: { group: 'partners', unit: 'share', min: 0, max: 9_000 },
  referral_months: { group: 'partners', unit: 'months', min: 0, max: 120 },
  earning_held_days: { group: 'partners', unit: 'days', min: 0, max: 90 },
  payout_min_usd: { group: 'payouts', unit: 'usd', min: 1, max: 100_000 },
  payout_daily_usd: { group: 'payouts', unit: 'usd', min: 1, max: 10_000_000 },
  posts_per_day: { group: 'daily', unit: 'count', min: 0, max: 1_000 },
  conversations_unverified_per_day: { group: 'daily', unit: 'count', min: 0, max: 1_000 },
  conversations_verified_per_day: { group: 'daily', unit: 'count', min: 0, max: 1_000 },
  conversations_vip_per_day: { group: 'daily', unit: 'count', min: 0, max: 1_000 },
  questions_per_day: { group: 'daily', unit: 'count', min: 0, max: 1_000 },
  questions_vip_per_day: { group: 'daily', unit: 'count', min: 0, max: 1_000 },
  encounters_per_day: { group: 'daily', unit: 'count', min: 0, max: 1_000 },
  encounters_vip_per_day: { group: 'daily', unit: 'count', min: 0, max: 1_000 },
  suggestions_per_day: { group: 'daily', unit: 'count', min: 0, max: 1_000 },
  suggestions_vip_per_day: { group: 'daily', unit: 'count', min: 0, max: 1_000 },
  like_notes_per_day: { group: 'daily', unit: 'count', min: 0, max: 1_000 },
  like_notes_vip_per_day: { group: 'daily', unit: 'count', min: 0, max: 1_000 },
} as const satisfies { readonly [name in keyof Limits]?: PriceRule };

export type PriceName = keyof typeof priceRules;
export type PriceValues = { readonly [name in PriceName]: number };

export const priceNames = Object.keys(priceRules) as PriceName[];

/** Whether the stored number is hundredths of what is shown. */
export function isHundredths(name: PriceName): boolean {
  const { unit } = priceRules[name];
  return unit.endsWith('_cents') || unit === 'share';
}

/** Pairs whose first value is at most the second. */
const rising: readonly (readonly [PriceName, PriceName])[] = [
  ['recharge_preset_1', 'recharge_preset_2'],
  ['recharge_preset_2', 'recharge_preset_3'],
  ['recharge_preset_3', 'recharge_preset_4'],
  ['recharge_preset_4', 'recharge_preset_5'],
  ['recharge_preset_5', 'recharge_max'],
  ['secret_price_min', 'secret_price_max'],
  ['contact_price_min', 'contact_price_default'],
  ['contact_price_default', 'contact_price_max'],
  ['payout_min_usd', 'payout_daily_usd'],
];

const presets = [
  'recharge_preset_1',
  'recharge_preset_2',
  'recharge_preset_3',
  'recharge_preset_4',
  'recharge_preset_5',
] as const;

/** Why a value cannot stand in a list. `order`: it is below `of`, or a preset that is not above it. */
export type PriceProblem =
  | { readonly name: PriceName; readonly problem: 'range'; readonly min: number; readonly max: number }
  | { readonly name: PriceName; readonly problem: 'order'; readonly of: PriceName }
  | { readonly name: PriceName; readonly problem: 'preset' };

/** What is wrong with a list, value by value; the server and the editor ask the same. */
export function checkPrices(values: PriceValues): PriceProblem[] {
  const problems: PriceProblem[] = [];
  for (const name of priceNames) {
    const { min, max } = priceRules[name];
    const value = values[name];
    if (!Number.isInteger(value) || value < min || value > max) problems.push({ name, problem: 'range', min, max });
  }
  for (const [lower, upper] of rising) {
    const isPreset = upper.startsWith('recharge_preset');
    if (isPreset ? values[lower] >= values[upper] : values[lower] > values[upper])
      problems.push({ name: upper, problem: 'order', of: lower });
  }
  if (!presets.some((name) => values[name] === values.recharge_default))
    problems.push({ name: 'recharge_default', problem: 'preset' });
  return problems;
}

/** The values of a list, taken from the limits. */
export function pricesOf(limits: Limits): PriceValues {
  return Object.fromEntries(priceNames.map((name) => [name, limits[name]])) as PriceValues;
}
