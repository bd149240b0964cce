import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useRovingFocus } from '../use-roving-focus.ts';
import { MenuRow, type MenuEntry } from './menu-row.tsx';
import { useMenu, type MenuTrigger } from './use-menu.ts';

export type { MenuEntry, MenuTrigger };

export type MenuProps = {
  /** Spoken name of the list. */
  label: string;
  /** Renders the button: `(open) => <IconButton {...open} label="More" icon={<EllipsisIcon />} />`. */
  renderTrigger: (open: MenuTrigger) => ReactNode;
  /** Rows in order; danger rows always come last, after a rule. */
  entries: readonly MenuEntry[];
  /** Which side of the trigger it lines up with. */
  align?: 'start' | 'end';
  /** Above and below the rows: who is signed in, a theme switch. Reached with Tab. */
  header?: ReactNode;
  footer?: ReactNode;
  className?: string;
};

/** A button and the list of actions or links it opens. Arrows, Home, End, letters; Escape and outside press close. */
export function Menu({ label, renderTrigger, entries, align = 'end', header, footer, className }: MenuProps) {
  const menu = useMenu(align);
  const onKeyDown = useRovingFocus({
    items: '[role^=menuitem]:not([aria-disabled=true])',
    orientation: 'vertical',
    typeahead: true,
  });
  const safe = entries.filter((entry) => !entry.danger);
  const danger = entries.filter((entry) => entry.danger);
  const row = (entry: MenuEntry) => <MenuRow key={entry.id ?? entry.label} entry={entry} close={menu.close} />;
  return (
    <>
      {renderTrigger(menu.trigger)}
      <div {...menu.panel} className={classNames('menu', className)}>
        {menu.open ? (
          <>
            {header}
            <div
              role="menu"
              aria-label={label}
              onKeyDown={(event) => {
                // Tab leaves a plain menu; with header or footer it walks on to them.
                if (event.key === 'Tab' && !header && !footer) menu.close();
                onKeyDown(event);
              }}
            >
              {safe.map(row)}
              {safe.length > 0 && danger.length > 0 ? <hr /> : null}
              {danger.map(row)}
            </div>
            {footer}
          </>
        ) : null}
      </div>
    </>
  );
}
