import { createContext, type ReactNode, use, useEffect, useRef } from 'react';
import './stage.css';

/**
 * Speaks through the dialog's live region, which stands there before there is anything to say: a new one would stay
 * unheard.
 */
export const AnnounceContext = createContext<(words: string) => void>(() => {});

export interface StageCardProps {
  /** In a round field, or by itself with `bare`. */
  readonly icon?: ReactNode;
  readonly tone?: 'plain' | 'gold' | 'bad' | 'bare';
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** Between the words and the buttons: the QR code, a link. */
  readonly children?: ReactNode;
  readonly actions: ReactNode;
}

/**
 * One state of a payment: picture, what happens, what can be done. It takes the focus, because the button pressed
 * before is gone.
 */
export function StageCard({ icon, tone = 'plain', title, text, children, actions }: StageCardProps) {
  const announce = use(AnnounceContext);
  const heading = useRef<HTMLHeadingElement>(null);
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => announce(words.current?.innerText ?? ''));
  return (
    <div className="stage">
      <div ref={words}>
        {icon === undefined ? null : <div className={`stage-icon ${tone}`}>{icon}</div>}
        <h3 ref={heading} tabIndex={-1}>
          {title}
        </h3>
        {text === undefined ? null : <p>{text}</p>}
      </div>
      {children}
      <div className="stage-actions">{actions}</div>
    </div>
  );
}
