import {
  useId,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useState,
} from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CloseIcon } from '../icons/close.tsx';
import { useModal } from './use-modal.ts';
import { useSheetDrag } from './use-sheet-drag.ts';
import * as css from './dialog.module.css';

/** Longest exit animation in milliseconds, as in the CSS. */
const LEAVING = 200;

type DialogProps = {
  open: boolean;
  /** Called by close button, Escape, scrim and dragging the sheet down. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** False while paying or in a call: no close button; Escape and scrim do nothing. */
  dismissible?: boolean;
  /** Width of 480, 800 or 920 px. */
  size?: 'sm' | 'md' | 'lg';
  /** Between title and close button, for example a mode switch. */
  aside?: ReactNode;
  /** Stays at the bottom while the body scrolls. */
  footer?: ReactNode;
  /** Hides the title visually. */
  hideTitle?: boolean;
  /** Receives the focus instead of the title. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog';
  className?: string;
  children: ReactNode;
};

/** A modal dialog; a bottom sheet up to 767 px. Renders nothing while closed. */
export function Dialog(props: DialogProps) {
  const {
    open,
    onClose,
    title,
    closeLabel,
    dismissible = true,
    size = 'sm',
    aside,
    footer,
    hideTitle,
    role,
    className,
    children,
  } = props;
  const dialogRef = useRef<HTMLDialogElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const present = useDelayedClose(open, LEAVING);
  useModal(open, dialogRef, props.initialFocus ?? titleRef);
  const drag = useSheetDrag(dialogRef, dismissible, onClose);
  const outside = useScrimClick(dismissible, onClose);
  if (!present) return null;
  return (
    <dialog
      ref={dialogRef}
      className={classNames(css.dialog, className)}
      data-size={size}
      role={role}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (!isOwn(event)) return;
        event.preventDefault();
        if (dismissible) onClose();
      }}
      onClose={(event) => {
        // The platform may close it (Android's back gesture, a form with method=dialog).
        if (isOwn(event) && open && !event.currentTarget.open) onClose();
      }}
      onKeyDown={(event) => {
        if (!dismissible) preventEscapeClose(event);
      }}
      {...outside}
    >
      <div className={css.dialogIn}>
        <span className={css.grab} aria-hidden="true" {...drag} />
        <header className={classNames(css.dialogHead, hideTitle && css.bare)} {...drag}>
          <h2 ref={titleRef} id={titleId} tabIndex={-1} className={hideTitle ? 'visually-hidden' : 'grow'}>
            {title}
          </h2>
          {aside}
          {dismissible ? <IconButton label={closeLabel} icon={<CloseIcon />} onClick={onClose} /> : null}
        </header>
        <div className={css.dialogBody}>{children}</div>
        {footer ? <footer className={css.dialogFoot}>{footer}</footer> : null}
      </div>
    </dialog>
  );
}

/** Ignores bubbling `cancel` of a file input and `close` of an inner dialog. */
function isOwn(event: SyntheticEvent) {
  return event.target === event.currentTarget;
}

/** Prevents the browser from closing the dialog at the second Escape. A menu inside still receives Escape. */
function preventEscapeClose(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key === 'Escape' && !event.currentTarget.querySelector('[popover=auto]:popover-open'))
    event.preventDefault();
}

/** Press and release on the scrim; a text selection that ends there does not count. */
function useScrimClick(dismissible: boolean, onClose: () => void) {
  const began = useRef(false);
  return {
    onPointerDown: (event: SyntheticEvent) => {
      began.current = isOwn(event);
    },
    onClick: (event: MouseEvent) => {
      if (dismissible && began.current && isOwn(event)) onClose();
    },
  };
}

/** True while `open` and for `ms` afterwards, for exit animations. */
function useDelayedClose(open: boolean, ms: number): boolean {
  const [late, setLate] = useState(open);
  useEffect(() => {
    const wait = setTimeout(() => setLate(open), open ? 0 : ms);
    return () => clearTimeout(wait);
  }, [open, ms]);
  return open || late;
}
