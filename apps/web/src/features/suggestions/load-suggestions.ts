import { openCatalogues } from '../../platform/language.tsx';

/** The panel's code and texts, loaded at the first press. */
export async function loadSuggestionsPanel() {
  const [{ SuggestionsPanel }] = await Promise.all([import('./suggestions-panel.tsx'), openCatalogues('suggestions')]);
  return SuggestionsPanel;
}

export async function loadSuggestionsSheet() {
  const [{ SuggestionsSheet }] = await Promise.all([import('./suggestions-sheet.tsx'), openCatalogues('suggestions')]);
  return SuggestionsSheet;
}
