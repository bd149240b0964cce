import { useState } from 'react';
import { openCatalogues } from '../../platform/language.tsx';
import { useLoaded } from '../../platform/use-loaded.ts';
import { dropTranslatorRequest, type TranslatorRequest, useTranslatorRequest } from './translator-request.ts';

async function loadDialog() {
  const [{ TranslatorDialog }] = await Promise.all([
    import('./order/translator-dialog.tsx'),
    openCatalogues('translators'),
  ]);
  return { TranslatorDialog };
}

/** Hosts the human translation dialog. Mounted once, beside the conversations; its code loads on demand. */
export function TranslatorHost() {
  const request = useTranslatorRequest();
  const [shown, setShown] = useState<TranslatorRequest | null>(null);
  if (request !== null && request !== shown) setShown(request);
  const loaded = useLoaded(request !== null, loadDialog, dropTranslatorRequest);
  if (loaded === null || shown === null) return null;
  return (
    <loaded.TranslatorDialog
      key={shown.message.id}
      request={shown}
      open={request !== null}
      onClose={dropTranslatorRequest}
    />
  );
}
