import type { TranslatableType } from '@peonia/contract/translation/translation.ts';
import { type RefObject, useEffect } from 'react';
import { useLanguage } from '../../../platform/language/language.tsx';
import { useMe } from '../../../platform/session/session.ts';
import { settings } from '../../../platform/settings.ts';
import { useTranslationShare } from '../engine/use-translation-share.ts';
import { readsAll } from '../readable-languages.ts';
import { canTranslateOnDevice } from '../requests/device-translator.ts';
import { translateAutomatically, translateByPress } from '../requests/translate-on-device.ts';
import {
  requestTranslation,
  useLanguageLoadCount,
  useTranslationStatus,
  type TranslationStatus,
  type TranslationRequest,
} from '../requests/translation-requests.ts';
import { onVisible } from './on-visible.ts';

export interface TextTranslation {
  readonly status: TranslationStatus | undefined;
  /** Undefined while unknown; null if the server has no engine. */
  readonly engine: string | null | undefined;
  readonly request: TranslationRequest;
  /** True until the automatic request has begun. */
  readonly isComing: boolean;
  ask(): void;
}

interface Asking {
  readonly text: string;
  readonly version?: string | null;
  readonly isAuto: boolean;
  readonly box: RefObject<Element | null>;
}

/**
 * Translation of a text. With `isAuto` it starts when the element becomes visible: by the server, or by the browser if
 * the server has no engine.
 */
export function useTextTranslation(
  type: TranslatableType,
  id: number,
  { text, version = null, isAuto, box }: Asking,
): TextTranslation {
  const me = useMe();
  const { language } = useLanguage();
  const share = useTranslationShare();
  const loads = useLanguageLoadCount();
  const member = me?.id ?? 0;
  const request: TranslationRequest = { type, id, member, language, version };
  const status = useTranslationStatus(request);
  const isHere = share?.engine === null;
  // Where people have translated texts the server is asked first, by id, also without a service.
  const isDeviceNext = isHere && (status?.state === 'closed' || (status === undefined && !settings().translates));
  const isServerNext =
    status === undefined && share !== undefined && !isDeviceNext && (isHere || share.used < share.most);
  const isWanted = isAuto && (isServerNext || (isDeviceNext && canTranslateOnDevice()));
  useEffect(() => {
    if (!isWanted || box.current === null) return;
    const seen = { type, id, member, language, version };
    const reads = (code: string) => readsAll(me, language, [code]);
    return onVisible(box.current, () =>
      isDeviceNext ? void translateAutomatically(seen, text, reads) : requestTranslation(seen),
    );
  }, [isWanted, isDeviceNext, loads, type, id, member, language, version, text, me, box]);
  return {
    status,
    engine: share?.engine,
    isComing: isAuto && isServerNext,
    request,
    ask: () =>
      isHere ? void translateByPress(request, text) : requestTranslation(request, { isPressed: true, into: language }),
  };
}
