import { I18nProvider } from '@lingui/react';
import type { AppShell } from '@peonia/contract/protocol/app-shell.ts';
import { createRoot } from 'react-dom/client';
import { openCatalogues, pageI18n } from '../../platform/language/language.tsx';
import { ShellUpdates } from '../support/updates/shell-updates.tsx';

/** Offers updates of the shell beside the landing page, which has no place for what comes to other pages. */
export async function offerUpdates(shell: AppShell): Promise<void> {
  await openCatalogues('support');
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <I18nProvider i18n={pageI18n}>
      <ShellUpdates shell={shell} />
    </I18nProvider>,
  );
}
