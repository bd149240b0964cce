import type { TranslatableType } from '@peonia/contract/translation.ts';
import { type RefObject, useEffect } from 'react';
import { useLanguage } from '../../../platform/language.tsx';
import { useMe } from '../../../platform/session/session.ts';
import { useTranslationShare } from '../engine/use-translation-share.ts';
import { readsAll } from '../readable-languages.ts';
import { canTranslateOnDevice } from '../requests/device-translator.ts';
import { translateAutomatically, translateByPress } from '../requests/translate-on-device.ts';
import {
  requestTranslation,
  useLanguageLoadCount,
  useTranslationStatus,
  type Standing,
  type Wish,
} from '../requests/translation-requests.ts';
import { onVisible } from './on-visible.ts';

export interface TextTranslation {
  readonly standing: Standing | undefined;
  /** Undefined while unknown; null if the server has no engine. */
  readonly engine: string | null | undefined;
  readonly wish: Wish;
  ask(): void;
}

interface Asking {
  readonly text: string;
  readonly isAuto: boolean;
  readonly box: RefObject<Element | null>;
}

/**
 * Translation of a text. With `isAuto` it starts when the element becomes visible: by the server, or by the browser if
 * the server has no engine.
 */
export function useTextTranslation(type: TranslatableType, id: number, { text, isAuto, box }: Asking): TextTranslation {
  const me = useMe();
  const { language } = useLanguage();
  const share = useTranslationShare();
  const loads = useLanguageLoadCount();
  const member = me?.id ?? 0;
  const wish: Wish = { type, id, member, language };
  const standing = useTranslationStatus(wish);
  const isHere = share?.engine === null;
  const canNow = share !== undefined && (isHere ? canTranslateOnDevice() : share.used < share.most);
  const isWanted = isAuto && standing === undefined && canNow;
  useEffect(() => {
    if (!isWanted || me === null || box.current === null) return;
    const seen = { type, id, member, language };
    const reads = (tongue: string) => readsAll(me, language, [tongue]);
    return onVisible(box.current, () =>
      isHere ? void translateAutomatically(seen, text, reads) : requestTranslation(seen),
    );
  }, [isWanted, isHere, loads, type, id, member, language, text, me, box]);
  return {
    standing,
    engine: share?.engine,
    wish,
    ask: () =>
      isHere ? void translateByPress(wish, text) : requestTranslation(wish, { isPressed: true, into: language }),
  };
}
