import { use, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { LinkContext } from '../link.tsx';
import * as tabsCss from '../tabs/tabs.module.css';

export type LinkTab = { href: string; label: ReactNode; current?: boolean; icon?: ReactNode; aside?: ReactNode };

/** Tabs that are pages: a navigation of links styled as `Tabs`. */
export function LinkTabs({ label, tabs, className }: { label: string; tabs: readonly LinkTab[]; className?: string }) {
  const Link = use(LinkContext);
  return (
    <nav aria-label={label} className={classNames(tabsCss.tabs, className)}>
      {tabs.map((tab) => (
        <Link
          key={tab.href}
          href={tab.href}
          aria-current={tab.current ? 'page' : undefined}
          className={tab.current ? tabsCss.isOn : undefined}
        >
          {tab.icon}
          {tab.label}
          {tab.aside}
        </Link>
      ))}
    </nav>
  );
}
