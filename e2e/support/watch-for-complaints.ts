import type { BrowserContext } from '@playwright/test';
import type { Complaint } from './tolerated-error.ts';

/** Reports everything a careful person would see in the console of any page of the context. */
export async function watchForComplaints(
  context: BrowserContext,
  report: (complaint: Complaint) => void,
): Promise<void> {
  context.on('console', (message) => {
    // A text without its catalogue is shown as its id; the program only warns of it.
    const isUntold = message.type() === 'warning' && message.text().startsWith('Uncompiled message');
    if (message.type() === 'error' || isUntold)
      report({ text: `console: ${message.text()}`, url: message.location().url });
  });
  context.on('weberror', (event) => report({ text: `page: ${event.error().stack ?? event.error().message}`, url: '' }));
  await context.addInitScript(() => {
    // The prize wheel covers the news of a verified member once a day; its own journey asks for it.
    try {
      if (localStorage.getItem('app.wheel') === null) localStorage.setItem('app.wheel', '"never"');
    } catch {
      // An empty document has no storage.
    }
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
      console.error(`CSP: ${violatedDirective} refused ${blockedURI} (${sourceFile}:${lineNumber})`);
    });
  });
}
