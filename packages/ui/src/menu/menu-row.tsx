import { Fragment, type KeyboardEvent, type ReactNode } from 'react';
import { ButtonBase } from '../button-base/button-base.tsx';
import { isPlainClick } from '../button-base/is-plain-click.ts';
import { classNames } from '../class-names.ts';
import { CheckIcon } from '../icons/check.tsx';
import * as css from './menu.module.css';

export type MenuEntry = {
  label: string;
  /** Needed only if two entries have the same label. */
  id?: string;
  icon?: ReactNode;
  /** At the end of the row: a Badge, the current value. */
  aside?: ReactNode;
  /** A link; otherwise use `onSelect`. With both, a plain click selects, and a modified one opens the link. */
  href?: string;
  onSelect?: () => void;
  /** Red, and moved to the end after a rule. */
  danger?: boolean;
  disabled?: boolean;
  /** One of several choices: a tick and `aria-checked`. */
  checked?: boolean;
  /** Draws a rule above the row. */
  ruleAbove?: boolean;
  /** Language of the label if it differs from the page; also the `hreflang` of a link. */
  lang?: string;
};

/**
 * A menu row of 44 px. The menu closes before the action runs, so that the focus is back on the trigger when a dialog
 * opens.
 */
export function MenuRow({ entry, close }: { entry: MenuEntry; close: () => void }) {
  const { label, icon, aside, href, onSelect, danger, disabled, checked, ruleAbove, lang } = entry;
  return (
    <Fragment>
      {ruleAbove ? <hr /> : null}
      <ButtonBase
        role={checked === undefined ? 'menuitem' : 'menuitemradio'}
        aria-checked={checked}
        aria-disabled={disabled || undefined}
        tabIndex={-1}
        lang={lang}
        href={disabled ? undefined : href}
        hrefLang={href === undefined ? undefined : lang}
        className={classNames(css.menuRow, danger && css.danger)}
        onClick={(event) => {
          if (disabled) return;
          if (href !== undefined && onSelect !== undefined) {
            if (!isPlainClick(event)) return;
            event.preventDefault();
          }
          close();
          onSelect?.();
        }}
        onKeyDown={href === undefined ? undefined : activateBySpace}
      >
        {icon}
        <span className={`grow ${css.grow}`}>{label}</span>
        {checked ? <CheckIcon /> : null}
        {aside}
      </ButtonBase>
    </Fragment>
  );
}

/** Space activates every row; links natively react to Enter only. */
function activateBySpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
