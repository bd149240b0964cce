import {
  useId,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CloseIcon } from '../icons/close.tsx';
import { useLinger } from './use-linger.ts';
import { useModal } from './use-modal.ts';
import { useSheetDrag } from './use-sheet-drag.ts';

/** Longest way out, in ms; the CSS is never slower. */
const LEAVING = 200;

export type DialogProps = {
  open: boolean;
  /** Close button, Escape, scrim, pulling the sheet down. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** False while paying or in a call: no close button, Escape and scrim do nothing. */
  dismissible?: boolean;
  /** 480, 800 or 920 px. */
  size?: 'sm' | 'md' | 'lg';
  /** Between the title and the close button: a switch of what the dialog is about. */
  aside?: ReactNode;
  /** Stays at the bottom while the body scrolls. */
  footer?: ReactNode;
  /** Keeps the title for screen readers only. */
  hideTitle?: boolean;
  /** Receives focus instead of the title. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog';
  className?: string;
  children: ReactNode;
};

/** A modal dialog, a bottom sheet up to 767 px. Nothing of it is in the page while closed. */
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
  const present = useLinger(open, LEAVING);
  useModal(open, dialogRef, props.initialFocus ?? titleRef);
  const drag = useSheetDrag(dialogRef, dismissible, onClose);
  const outside = useOutsidePress(dismissible, onClose);
  if (!present) return null;
  return (
    <dialog
      ref={dialogRef}
      className={classNames('dialog', size !== 'sm' && size, className)}
      role={role}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (!isOwn(event)) return;
        event.preventDefault();
        if (dismissible) onClose();
      }}
      onClose={(event) => {
        // The platform may close it by itself (Android's back gesture, a form with method=dialog).
        if (isOwn(event) && open && !event.currentTarget.open) onClose();
      }}
      onKeyDown={(event) => {
        if (!dismissible) holdEscape(event);
      }}
      {...outside}
    >
      <div className="dialog-in">
        <span className="grab" aria-hidden="true" {...drag} />
        <header className={classNames('dhead', hideTitle && 'bare')} {...drag}>
          <h2 ref={titleRef} id={titleId} tabIndex={-1} className={hideTitle ? 'sr' : 'grow'}>
            {title}
          </h2>
          {aside}
          {dismissible ? <IconButton label={closeLabel} icon={<CloseIcon />} onClick={onClose} /> : null}
        </header>
        <div className="dbody">{children}</div>
        {footer ? <footer className="dfoot">{footer}</footer> : null}
      </div>
    </dialog>
  );
}

/** `cancel` of a file input and `close` of an inner dialog come by as well. */
function isOwn(event: SyntheticEvent) {
  return event.target === event.currentTarget;
}

/** Without this the browser closes the dialog at the second Escape. A menu inside still gets its Escape. */
function holdEscape(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key === 'Escape' && !event.currentTarget.querySelector('[popover=auto]:popover-open'))
    event.preventDefault();
}

/** Press and release on the scrim; a text selection that ends there does not count. */
function useOutsidePress(dismissible: boolean, onClose: () => void) {
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
