import { useLingui } from '@lingui/react/macro';
import { type Language, languageFacts } from '@peonia/i18n/languages.ts';
import { classNames } from '@peonia/ui/class-names.ts';
import type { ReactNode } from 'react';
import * as css from './both-themes.module.css';

interface BothThemesProps {
  readonly language: Language;
  /** Can set `--theme-width`, the least width of a theme beside the other. */
  readonly className?: string;
  /** Whether nothing in it can be pressed. */
  readonly inert?: boolean;
  readonly children: ReactNode;
}

/** What staff write as its readers see it, in both themes. */
export function BothThemes({ language, className, inert = false, children }: BothThemesProps) {
  const { t } = useLingui();
  return (
    <div className={classNames(css.themes, className)}>
      {(['light', 'dark'] as const).map((theme) => (
        <section
          key={theme}
          className={css.theme}
          data-theme={theme}
          aria-label={theme === 'light' ? t`Preview, light` : t`Preview, dark`}
          lang={languageFacts[language].htmlLang}
          inert={inert}
        >
          {children}
        </section>
      ))}
    </div>
  );
}
