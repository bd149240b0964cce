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

/**
 * Where the dialog about a translation by a person opens. Once, beside the conversations; its program comes with the
 * first wish.
 */
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
