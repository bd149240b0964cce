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
