import { lazyPart } from '../../platform/loading/lazy-part.ts';

/** The panel's code and texts, loaded at the first press. */
export const suggestionsPanelPart = lazyPart(
  async () => (await import('./suggestions-panel.tsx')).SuggestionsPanel,
  'suggestions',
);

export const suggestionsSheetPart = lazyPart(
  async () => (await import('./suggestions-sheet.tsx')).SuggestionsSheet,
  'suggestions',
);

export const openerIdeasPart = lazyPart(async () => (await import('./opener-ideas.tsx')).OpenerIdeas, 'suggestions');
