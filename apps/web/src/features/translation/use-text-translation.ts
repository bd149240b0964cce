import type { TranslatableType } from '@peonia/contract/translation.ts';
import { type RefObject, useEffect } from 'react';
import { useLanguage } from '../../platform/language.tsx';
import { useMe } from '../../platform/session/session.ts';
import { askForTranslation, useStanding, type Standing, type Wish } from './desk.ts';
import { whenSeen } from './when-seen.ts';
import { useTranslationShare } from './use-share.ts';

export interface TextTranslation {
  readonly standing: Standing | undefined;
  /** Where no engine is set up, undefined until that is known. */
  readonly engine: string | null | undefined;
  readonly wish: Wish;
  ask(): void;
}

/** The translation of a text; asked for by itself once it is on the screen, where `isAuto` says so. */
export function useTextTranslation(type: TranslatableType, id: number, { isAuto, box }: { isAuto: boolean; box: RefObject<Element | null> }): TextTranslation {
  const me = useMe();
  const { language } = useLanguage();
  const share = useTranslationShare();
  const member = me?.id ?? 0;
  const wish: Wish = { type, id, member, language };
  const standing = useStanding(wish);
  const hasShare = share !== undefined && share.engine !== null && share.used < share.most;
  const isWanted = isAuto && standing === undefined && hasShare;
  useEffect(() => {
    if (!isWanted || box.current === null) return;
    return whenSeen(box.current, () => askForTranslation({ type, id, member, language }));
  }, [isWanted, type, id, member, language, box]);
  return { standing, engine: share?.engine, wish, ask: () => askForTranslation(wish, { isPressed: true, into: language }) };
}
