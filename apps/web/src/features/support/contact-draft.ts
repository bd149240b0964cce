import { browserStore } from '../../platform/store/browser-store.ts';

const place = 'contact';

/** The unsent message; empty if there is none. */
export function readContactDraft(): string {
  return browserStore.get('draft')[place] ?? '';
}

export function storeContactDraft(text: string): void {
  const { [place]: _, ...others } = browserStore.get('draft');
  browserStore.set('draft', text === '' ? others : { ...others, [place]: text });
}
