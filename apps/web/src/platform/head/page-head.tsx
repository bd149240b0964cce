import { useLingui } from '@lingui/react/macro';
import { classNames } from '@peonia/ui/class-names.ts';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { ChevronLeftIcon } from '@peonia/ui/icons/chevron-left.tsx';
import { createContext, type ReactNode, use } from 'react';
import { useNavigate } from '../router/hooks.ts';
import { localePath } from '../router/local-path.ts';
import * as css from './page-head.module.css';

/** Content that the frame adds to the title bar after the page’s buttons (the bell, on a phone). */
export const PageHeadAside = createContext<ReactNode>(null);

interface PageHeadProps {
  readonly title: ReactNode;
  /** Line below the title, on wide screens. */
  readonly text?: ReactNode;
  /** Buttons at the right. */
  readonly actions?: ReactNode;
  /** Detail pages: target of "back" without a history. Up to 767 px the bar starts with a back button. */
  readonly back?: string;
  /** Hides the title visually on wide screens, where the page shows it elsewhere. */
  readonly onlyMobile?: boolean;
  readonly className?: string;
}

/** The one `h1` of a page: a heading on wide screens, the sticky title bar up to 767 px. */
export function PageHead({ title, text, actions, back, onlyMobile = false, className }: PageHeadProps) {
  const { t } = useLingui();
  const aside = use(PageHeadAside);
  const navigate = useNavigate();
  const goBack = () => {
    // The router numbers its history entries; 0 is the first page of the visit.
    const place = (history.state as { idx?: number } | null)?.idx ?? 0;
    if (place > 0) void navigate(-1);
    else void navigate(localePath(back ?? '/home'), { replace: true });
  };
  return (
    <header className={classNames(css.pageHead, back !== undefined && css.back, onlyMobile && css.quiet, className)}>
      {back === undefined ? null : (
        <IconButton className="phone-only" label={t`Back`} icon={<ChevronLeftIcon />} onClick={goBack} />
      )}
      <div className={`grow ${css.title}`}>
        <h1>{title}</h1>
        {text === undefined ? null : <p className="muted desktop-only">{text}</p>}
      </div>
      {actions}
      {aside}
    </header>
  );
}
