import type { Language } from '@peonia/i18n/languages.ts';
import { serverPage } from '@peonia/i18n/pages/server-pages.ts';

/** Maintenance as it is announced. */
export interface MaintenanceState {
  /** The announced end; null where none is known. */
  readonly until: Date | null;
  /** Texts of the operators. A language without one has the default text. */
  readonly texts: readonly { readonly language: Language; readonly text: string }[];
}

/** Title and paragraphs in one language; `{brand}` is not filled. */
export function maintenanceText(
  language: Language,
  { texts }: Pick<MaintenanceState, 'texts'>,
): { title: string; paragraphs: string[] } {
  const { title, body } = serverPage(language, 'maintenance');
  const text = texts.find((one) => one.language === language)?.text ?? body;
  return { title, paragraphs: text.trim().split(/\n{2,}/) };
}
