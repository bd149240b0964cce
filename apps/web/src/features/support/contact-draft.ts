import { browserStore } from '../../platform/store/browser-store.ts';

const place = 'contact';

/** What was typed and not sent yet; empty where there is nothing. */
export function readContactDraft(): string {
  return browserStore.get('draft')[place] ?? '';
}

export function storeContactDraft(text: string): void {
  const { [place]: _, ...others } = browserStore.get('draft');
  browserStore.set('draft', text === '' ? others : { ...others, [place]: text });
}
