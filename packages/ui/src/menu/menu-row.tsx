import { Fragment, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { CheckIcon } from '../icons.tsx';
import { Press } from '../press/press.tsx';

export type MenuEntry = {
  label: string;
  /** Needed only when two rows have the same label. */
  id?: string;
  icon?: ReactNode;
  /** At the end of the row: a Badge, the current value. */
  aside?: ReactNode;
  /** A link; otherwise give `onSelect`. */
  href?: string;
  onSelect?: () => void;
  /** Red, and moved to the end after a rule. */
  danger?: boolean;
  disabled?: boolean;
  /** One of several choices: a tick and aria-checked. */
  checked?: boolean;
  /** Draws a rule above the row. */
  ruleAbove?: boolean;
  /** Language of the label when it differs from the page. */
  lang?: string;
};

/** One 44 px row. The menu closes before the action runs, so that focus is back on the trigger when a dialog opens. */
export function MenuRow({ entry, close }: { entry: MenuEntry; close: () => void }) {
  const { label, icon, aside, href, onSelect, danger, disabled, checked, ruleAbove, lang } = entry;
  return (
    <Fragment>
      {ruleAbove ? <hr /> : null}
      <Press
        role={checked === undefined ? 'menuitem' : 'menuitemradio'}
        aria-checked={checked}
        aria-disabled={disabled || undefined}
        tabIndex={-1}
        lang={lang}
        href={disabled ? undefined : href}
        className={classNames('mrow', danger && 'dang')}
        onClick={() => {
          if (disabled) return;
          close();
          onSelect?.();
        }}
      >
        {icon}
        <span className="grow">{label}</span>
        {checked ? <CheckIcon /> : null}
        {aside}
      </Press>
    </Fragment>
  );
}
