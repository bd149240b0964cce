import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../platform/language/language.tsx';
import { languageName } from './language-name.ts';

/** Formats a language pair: "German → Japanese". */
export function usePairName(): (from: string, to: string) => string {
  const { t } = useLingui();
  const { language } = useLanguage();
  return (from, to) => {
    const [source, target] = [languageName(language, from), languageName(language, to)];
    return t`${source} → ${target}`;
  };
}
