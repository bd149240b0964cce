import { middle, round, type Measured } from './measure.ts';
import type { Comparison } from './results.ts';

/** Turn by turn, so that whatever else the machine does falls on both. The first turn warms up and does not count. */
export async function alternate(
  route: string,
  atOnce: number,
  { ours, bare }: { ours(): Promise<Measured>; bare(): Promise<Measured> },
  rounds: number,
): Promise<Comparison> {
  const [mine, theirs]: [Measured[], Measured[]] = [[], []];
  await ours();
  await bare();
  for (let turn = 0; turn < rounds; turn += 1) {
    mine.push(await ours());
    theirs.push(await bare());
  }
  const comparison = {
    route,
    at_once: atOnce,
    ours: middle(mine),
    bare: middle(theirs),
    ratio: round(middle(mine).per_second / middle(theirs).per_second),
  };
  console.log(JSON.stringify(comparison));
  return comparison;
}
