import { useState } from 'react';

/** Installs the update that is ready. `isKept`: unsaved changes of a page have kept the program open. */
export function useInstallUpdate(install: () => Promise<boolean>) {
  const [isBusy, setBusy] = useState(false);
  const [isKept, setKept] = useState(false);
  const begin = async () => {
    setBusy(true);
    setKept(false);
    const isInstalled = await install().catch(() => false);
    setKept(!isInstalled);
    setBusy(false);
  };
  return { isBusy, isKept, begin: () => void begin() };
}
