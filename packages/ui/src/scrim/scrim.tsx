import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type ScrimProps = {
  /** A press on the dark itself; there must be a button that does the same. */
  onPress?: () => void;
  children?: ReactNode;
  className?: string;
};

/** The dark behind what floats but is no dialog, such as the drop zone of a thread. Dialogs bring their own. */
export function Scrim({ onPress, children, className }: ScrimProps) {
  return (
    <div
      className={classNames('scrim', className)}
      onClick={(event) => {
        if (event.target === event.currentTarget) onPress?.();
      }}
    >
      {children}
    </div>
  );
}
