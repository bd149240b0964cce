import { escapeHtml } from '@peonia/core/escape-html.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import { fillBrand } from '@peonia/i18n/pages/page-tree.ts';
import { serverText } from '@peonia/i18n/server-texts.ts';
import { operationPage } from '../operation-page.ts';
import { maintenanceText, type MaintenanceState } from './maintenance-text.ts';

interface Shown {
  readonly language: Language;
  readonly brand: string;
  readonly state: MaintenanceState;
  /** Path that the reader wanted. */
  readonly back: string;
  readonly againSeconds: number;
  /** Whether the status can be asked meanwhile. */
  readonly hasStatus: boolean;
}

/** The document of the maintenance page. Works without scripts: it reloads itself, and shows the end in UTC. */
export function maintenancePage({ language, brand, state, back, againSeconds, hasStatus }: Shown): string {
  const { title, paragraphs } = maintenanceText(language, state);
  const text = paragraphs.map((paragraph) => `<p>${escapeHtml(fillBrand(paragraph, brand))}</p>`);
  return operationPage({
    language,
    brand,
    title: fillBrand(title, brand),
    path: '/maintenance',
    body: [...text, ...endLines(language, state.until)].join('\n'),
    reloadSeconds: againSeconds,
    back,
    ...(hasStatus ? { script: '/maintenance.js' } : {}),
  });
}

/** The announced end; one that has passed is left out. */
function endLines(language: Language, until: Date | null): string[] {
  if (until === null || until.getTime() <= Date.now()) return [];
  const iso = until.toISOString();
  const time = `<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')} UTC</time>`;
  const [before = '', after = ''] = serverText(language, 'maintenance.until', { time: '\n' }).split('\n');
  return [`<p>${escapeHtml(before)}${time}${escapeHtml(after)}</p>`];
}
