import { openPrize } from '../../platform/prompts/prize-request.ts';
import { browserStore } from '../../platform/store/browser-store.ts';

/** Opens the wheel once per UTC day, unless the member asked not to. Never covers another dialog, e.g. a payment. */
export function offerWheel(): void {
  const today = new Date().toISOString().slice(0, 10);
  const offered = browserStore.get('wheel');
  if (offered === 'never' || offered === today || document.querySelector('dialog[open]') !== null) return;
  browserStore.set('wheel', today);
  openPrize();
}
