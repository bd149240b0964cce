/**
 * True if a route or dialog that names `name` loads the catalogue file, such as `profiles.summary.po`. For a feature
 * with separate part catalogues, `feature` names all, `feature.part` only the part, and `feature.` only the rest.
 */
export function isCatalogueOf(name: string, file: string): boolean {
  if (!file.startsWith(name)) return false;
  const rest = file.slice(name.length);
  return name.endsWith('.') ? rest === 'po' : rest.startsWith('.');
}
