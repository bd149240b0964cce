/**
 * True if a route or dialog that names `name` loads the catalogue file, such as `profiles.summary.po`. For a feature
 * with separate part catalogues, `feature` names all, `feature.part` only the part, and `feature.` only the rest.
 */
export function isCatalogueOf(name: string, file: string): boolean {
  if (!file.startsWith(name)) return false;
  const rest = file.slice(name.length);
  return name.endsWith('.') ? rest === 'po' : rest.startsWith('.');
}

/** Texts of the frame and of home, which one file per language holds: `first-catalogues`. */
export const firstNames: readonly string[] = [
  'platform',
  'routes',
  'shell',
  'profiles.summary',
  'social.say-hi',
  'media.picture',
  'feed.',
];

/** True if some of the named texts are in the first file: `profiles` names `profiles.summary` too. */
export function needsFirst(names: readonly string[]): boolean {
  return names.some((name) => firstNames.some((first) => first === name || first.startsWith(`${name}.`)));
}
