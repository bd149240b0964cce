import { useState } from 'react';
import { lazyPart } from '../../platform/loading/lazy-part.ts';
import { dropTranslatorRequest, type TranslatorRequest, useTranslatorRequest } from './translator-request.ts';

const dialogPart = lazyPart(() => import('./order/translator-dialog.tsx'), 'translators');

/** Hosts the human translation dialog. Mounted once, beside the conversations; its code loads on demand. */
export function TranslatorHost() {
  const request = useTranslatorRequest();
  const [shown, setShown] = useState<TranslatorRequest | null>(null);
  if (request !== null && request !== shown) setShown(request);
  const loaded = dialogPart.use(request !== null, dropTranslatorRequest);
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
