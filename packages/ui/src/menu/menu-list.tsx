import type { ReactNode } from 'react';
import { useRovingFocus } from '../use-roving-focus.ts';
import { MenuRow, type MenuEntry } from './menu-row.tsx';

export type MenuListProps = {
  /** Accessible name of the list. */
  label: string;
  /** Entries in order; danger entries always come last, after a rule. */
  entries: readonly MenuEntry[];
  /** Above and below the entries: account info, theme switch. Reached with Tab. */
  header?: ReactNode;
  footer?: ReactNode;
  close: () => void;
};

/** Content of an open menu. Use it directly if the entries load on open; otherwise use `Menu`. */
export function MenuList({ label, entries, header, footer, close }: MenuListProps) {
  const onKeyDown = useRovingFocus({
    items: '[role^=menuitem]:not([aria-disabled=true])',
    orientation: 'vertical',
    typeahead: true,
  });
  const safe = entries.filter((entry) => !entry.danger);
  const danger = entries.filter((entry) => entry.danger);
  const row = (entry: MenuEntry) => <MenuRow key={entry.id ?? entry.label} entry={entry} close={close} />;
  return (
    <>
      {header}
      <div
        role="menu"
        aria-label={label}
        onKeyDown={(event) => {
          // Tab closes a plain menu; with header or footer it moves the focus to them.
          if (event.key === 'Tab' && !header && !footer) close();
          onKeyDown(event);
        }}
      >
        {safe.map(row)}
        {safe.length > 0 && danger.length > 0 ? <hr /> : null}
        {danger.map(row)}
      </div>
      {footer}
    </>
  );
}
