import { isOwnNetwork } from './own-network.ts';

/** One environment variable. */
export interface Setting {
  readonly name: string;
  readonly meaning: string;
  readonly fallback: string;
}

/** Reads environment variables; every method throws `ConfigError` that names a wrong value. */
export interface SettingReader<Name extends string = string> {
  readonly isProduction: boolean;
  /** The value without blanks around it, or the default. */
  text(name: Name): string;
  whole(name: Name, min: number, max: number): number;
  oneOf<const V extends string>(name: Name, values: readonly V[]): V;
  /** An address with one of the schemes, without a slash at its end; empty stays empty. */
  url(name: Name, schemes: readonly string[]): string;
  fail(name: string, wanted: string): never;
}

/** The settings of one part of the program. Read with `config.of(group)`. */
export interface SettingsGroup<T> {
  readonly settings: readonly Setting[];
  read(reader: SettingReader): T;
}

export function settingsGroup<const S extends readonly Setting[], T>(
  settings: S,
  read: (reader: SettingReader<S[number]['name']>) => T,
): SettingsGroup<T> {
  return { settings, read };
}

/** Whether settings that belong together are set. Throws `ConfigError` that names a missing one where only some are. */
export function allOrNone<Name extends string>(
  { text, fail }: Pick<SettingReader<Name>, 'text' | 'fail'>,
  names: readonly Name[],
): boolean {
  const missing = names.find((name) => text(name) === '');
  const present = names.find((name) => text(name) !== '');
  if (missing === undefined || present === undefined) return present !== undefined;
  return fail(missing, `must be set where ${present} is; to switch it off, leave all of ${names.join(', ')} empty`);
}

/**
 * Address of a service that gets keys or texts of members. Production takes plain http in a network of one's own alone.
 */
export function serviceUrl<Name extends string>(
  { url, fail, isProduction }: Pick<SettingReader<Name>, 'url' | 'fail' | 'isProduction'>,
  name: Name,
): string {
  const address = url(name, ['https', 'http']);
  return isProduction && address.startsWith('http:') && !isOwnNetwork(new URL(address).hostname)
    ? fail(name, 'must be an https address in production, unless its host is of a private network')
    : address;
}
