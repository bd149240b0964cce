import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { MenuList, type MenuListProps } from './menu-list.tsx';
import type { MenuEntry } from './menu-row.tsx';
import { useMenu, type MenuTrigger } from './use-menu.ts';
import * as css from './menu.module.css';

export type { MenuEntry };

type MenuProps = Omit<MenuListProps, 'close'> & {
  /** Renders the trigger: `(open) => <IconButton {...open} label="More" icon={<EllipsisIcon />} />`. */
  renderTrigger: (open: MenuTrigger) => ReactNode;
  /** Side of the trigger to align with. */
  align?: 'start' | 'end';
  className?: string;
};

/**
 * A button with a menu of actions or links. Arrow keys, Home, End and letters move; Escape and outside clicks close.
 */
export function Menu({ renderTrigger, align = 'end', className, ...list }: MenuProps) {
  const menu = useMenu(align);
  return (
    <>
      {renderTrigger(menu.trigger)}
      <div {...menu.panel} className={classNames(css.menu, className)}>
        {menu.open ? <MenuList {...list} close={menu.close} /> : null}
      </div>
    </>
  );
}
