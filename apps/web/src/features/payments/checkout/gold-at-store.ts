import type { Prices } from './price.ts';

/** The amount that the store sells for a selection: the smallest that covers it, else the largest. */
export function goldAtStore(
  { presets }: Pick<Prices, 'presets'>,
  { gold, ownGold }: { readonly gold: number | null; readonly ownGold: string },
): number | null {
  const wanted = gold ?? Number(ownGold);
  return presets.find((preset) => preset.gold >= wanted)?.gold ?? presets.at(-1)?.gold ?? null;
}
