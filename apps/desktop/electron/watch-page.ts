import { Menu, shell, type WebContents } from 'electron';
import type { Client } from '../src/client.ts';
import { judgeNavigation, judgeNewWindow, type NavigationVerdict } from '../src/pages/judge-navigation.ts';
import type { ClientConfig } from '../src/settings/read-config.ts';

/**
 * Keeps the page on its site, and reports to the client what becomes of it. `mayLeave` decides for a page with unsaved
 * changes.
 */
export function watchPage(
  page: WebContents,
  config: ClientConfig,
  client: () => Client | null,
  mayLeave: () => boolean,
): void {
  const follow = (verdict: NavigationVerdict) => {
    if (verdict.kind === 'browser') void shell.openExternal(verdict.address);
    if (verdict.kind === 'page') void page.loadURL(config.origin + verdict.path);
  };
  page.on('will-navigate', (event) => {
    const verdict = judgeNavigation(event.url, page.getURL(), config);
    if (verdict.kind === 'stay') return;
    event.preventDefault();
    follow(verdict);
  });
  page.on('will-redirect', (event) => {
    if (judgeNavigation(event.url, page.getURL(), config).kind !== 'stay') event.preventDefault();
  });
  page.setWindowOpenHandler(({ url }) => {
    follow(judgeNewWindow(url, page.getURL(), config));
    return { action: 'deny' };
  });
  page.on('will-attach-webview', (event) => event.preventDefault());
  page.on('did-start-navigation', (event) => {
    if (event.isMainFrame && !event.isSameDocument) client()?.onNavigation(event.url);
  });
  page.on('did-fail-load', (_, code, __, ___, isMainFrame) => {
    // -3: another navigation took its place.
    if (isMainFrame && code !== -3) client()?.onLoadFailed();
  });
  page.on('render-process-gone', (_, { reason }) => {
    if (reason !== 'clean-exit') client()?.onCrash();
  });
  page.on('will-prevent-unload', (event) => {
    // Prevented: the page goes in spite of its changes.
    if (mayLeave()) event.preventDefault();
  });
  page.on('context-menu', (_, { editFlags, misspelledWord, dictionarySuggestions, isEditable }) => {
    const texts = client()?.menuTexts();
    if (texts === undefined || (!isEditable && !editFlags.canCopy)) return;
    const suggestions = misspelledWord === '' ? [] : dictionarySuggestions.slice(0, 5);
    Menu.buildFromTemplate([
      ...suggestions.map((word) => ({ label: word, click: () => page.replaceMisspelling(word) })),
      ...(suggestions.length > 0 ? [{ type: 'separator' as const }] : []),
      { role: 'cut', label: texts.cut, enabled: editFlags.canCut },
      { role: 'copy', label: texts.copy, enabled: editFlags.canCopy },
      { role: 'paste', label: texts.paste, enabled: editFlags.canPaste },
    ]).popup();
  });
}
