import { classNames } from '@peonia/ui/class-names.ts';
import { createContext, type ReactNode, use, useEffect, useRef } from 'react';
import * as css from './stage.module.css';

/** Announces through the dialog's existing live region: a newly inserted one would not be read. */
export const AnnounceContext = createContext<(words: string) => void>(() => {});

interface StageCardProps {
  /** Shown in a circle, or plain with `bare`. */
  readonly icon?: ReactNode;
  readonly tone?: 'plain' | 'gold' | 'bad' | 'bare';
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** Between text and buttons: the QR code, a link. */
  readonly children?: ReactNode;
  readonly actions: ReactNode;
}

/** One stage of a payment: icon, text and actions. Takes the focus, because the button pressed before is gone. */
export function StageCard({ icon, tone = 'plain', title, text, children, actions }: StageCardProps) {
  const announce = use(AnnounceContext);
  const heading = useRef<HTMLHeadingElement>(null);
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => announce(words.current?.innerText ?? ''));
  return (
    <div className={css.stage}>
      <div ref={words}>
        {icon === undefined ? null : (
          <div
            className={classNames(
              css.stageIcon,
              tone === 'gold' && css.gold,
              tone === 'bad' && css.bad,
              tone === 'bare' && css.bare,
            )}
          >
            {icon}
          </div>
        )}
        <h3 ref={heading} tabIndex={-1}>
          {title}
        </h3>
        {text === undefined ? null : <p>{text}</p>}
      </div>
      {children}
      <div className={css.stageActions}>{actions}</div>
    </div>
  );
}
