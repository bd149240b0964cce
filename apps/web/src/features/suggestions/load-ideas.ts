import { openCatalogues } from '../../platform/language.tsx';

/** The program of the panel and its words, with the first press. */
export async function loadIdeasPanel() {
  const [{ IdeasPanel }] = await Promise.all([import('./ideas-panel.tsx'), openCatalogues('suggestions')]);
  return IdeasPanel;
}

export async function loadIdeasSheet() {
  const [{ IdeasSheet }] = await Promise.all([import('./ideas-sheet.tsx'), openCatalogues('suggestions')]);
  return IdeasSheet;
}
