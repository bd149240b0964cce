import { PageMissing } from '../../platform/router/outcomes.ts';
import { settings } from '../../platform/settings.ts';

/** Pages for who builds the product, and what each threadViews. */
const debugPages = [
  { href: '/debug/ui', title: 'Every part of the design system' },
  { href: '/debug/mail', title: 'Mail and text messages that would have been sent' },
  { href: '/v1/docs', title: 'The API' },
  { href: '/metrics', title: 'Figures of this process' },
  { href: '/readyz', title: 'State of this process' },
] as const;

export type DebugPages = typeof debugPages;

/** The list while the product is being built; in production there is no such page. */
export async function loadDebugPages(): Promise<DebugPages> {
  if (settings().isProduction) throw new PageMissing();
  return debugPages;
}
