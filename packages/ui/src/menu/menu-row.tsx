import { Fragment, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { CheckIcon } from '../icons/check.tsx';
import { isPlainPress } from '../press/is-plain-press.ts';
import { Press } from '../press/press.tsx';

export type MenuEntry = {
  label: string;
  /** Needed only when two rows have the same label. */
  id?: string;
  icon?: ReactNode;
  /** At the end of the row: a Badge, the current value. */
  aside?: ReactNode;
  /**
   * A link; otherwise give `onSelect`. With both, a plain press selects, and any other opens the link as the browser
   * does.
   */
  href?: string;
  onSelect?: () => void;
  /** Red, and moved to the end after a rule. */
  danger?: boolean;
  disabled?: boolean;
  /** One of several choices: a tick and aria-checked. */
  checked?: boolean;
  /** Draws a rule above the row. */
  ruleAbove?: boolean;
  /** Language of the label when it differs from the page; a link leads to a page in it. */
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
        hrefLang={href === undefined ? undefined : lang}
        className={classNames('mrow', danger && 'dang')}
        onClick={(event) => {
          if (disabled) return;
          if (href !== undefined && onSelect !== undefined) {
            if (!isPlainPress(event)) return;
            event.preventDefault();
          }
          close();
          onSelect?.();
        }}
        onKeyDown={href === undefined ? undefined : pressBySpace}
      >
        {icon}
        <span className="grow">{label}</span>
        {checked ? <CheckIcon /> : null}
        {aside}
      </Press>
    </Fragment>
  );
}

/** Space works every row of a menu; by themselves links know Enter only. */
function pressBySpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
