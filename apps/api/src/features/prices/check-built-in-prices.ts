import { checkPrices, pricesOf, type PriceProblem } from '@peonia/contract/money/price-rules.ts';
import { ConfigError, type Config } from '../../platform/config/config.ts';

/**
 * Refuses a start in production with prices that no list may have: before the first list, those of the settings are
 * charged. Throws `ConfigError` that names the setting.
 */
export function checkBuiltInPrices({ env, limits }: Pick<Config, 'env' | 'limits'>): void {
  const [problem] = env === 'production' ? checkPrices(pricesOf(limits)) : [];
  if (problem === undefined) return;
  throw new ConfigError(`${settingOf(problem.name)} ${wanted(problem)}; it is "${limits[problem.name]}".`);
}

function settingOf(name: PriceProblem['name']): string {
  return `LIMIT_${name.toUpperCase()}`;
}

function wanted(problem: PriceProblem): string {
  switch (problem.problem) {
    case 'range':
      return `must be from ${problem.min} to ${problem.max} in production`;
    case 'order':
      return `must not be below ${settingOf(problem.of)}`;
    case 'preset':
      return 'must be one of the presets';
  }
}
