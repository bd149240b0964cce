import { useSyncExternalStore } from 'react';
import { needsInstallation } from '../push/push-permission.ts';

/** `prompt`: by the dialog of the browser; `by-hand`: on iPhone and iPad; null where it is installed or impossible. */
export type InstallWay = 'prompt' | 'by-hand' | null;

/** How this device can install the app, as far as the browser has told. */
export function useInstallWay(): InstallWay {
  return useSyncExternalStore(subscribe, installWay, () => null);
}

/** Opens the dialog of the browser. Resolves to true if the app was installed. The dialog can be opened once. */
export async function install(): Promise<boolean> {
  const prompt = window.installPrompt ?? null;
  window.installPrompt = null;
  return prompt !== null && (await prompt.prompt()).outcome === 'accepted';
}

function installWay(): InstallWay {
  if (window.installPrompt !== undefined && window.installPrompt !== null) return 'prompt';
  return needsInstallation() ? 'by-hand' : null;
}

function subscribe(changed: () => void): () => void {
  addEventListener('beforeinstallprompt', changed);
  addEventListener('appinstalled', changed);
  return () => {
    removeEventListener('beforeinstallprompt', changed);
    removeEventListener('appinstalled', changed);
  };
}
