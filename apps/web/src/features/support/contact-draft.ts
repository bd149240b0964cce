import { browserStore } from '../../platform/store/browser-store.ts';

const draftKey = 'contact';

/** The unsent message; empty if there is none. */
export function readContactDraft(): string {
  return browserStore.get('draft')[draftKey] ?? '';
}

export function storeContactDraft(text: string): void {
  const { [draftKey]: _, ...others } = browserStore.get('draft');
  browserStore.set('draft', text === '' ? others : { ...others, [draftKey]: text });
}
