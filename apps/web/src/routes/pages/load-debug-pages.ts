import { PageMissing } from '../../platform/router/outcomes.ts';
import { settings } from '../../platform/settings.ts';

/** Pages for developers, with descriptions. */
const debugPages = [
  { href: '/debug/ui', title: 'Every part of the design system' },
  { href: '/debug/mail', title: 'Mail and text messages that would have been sent' },
  { href: '/v1/docs', title: 'The API' },
  { href: '/metrics', title: 'Figures of this process' },
  { href: '/readyz', title: 'State of this process' },
] as const;

export type DebugPages = typeof debugPages;

/** Returns the list in development. Throws `PageMissing` in production. */
export async function loadDebugPages(): Promise<DebugPages> {
  if (settings().isProduction) throw new PageMissing();
  return debugPages;
}
