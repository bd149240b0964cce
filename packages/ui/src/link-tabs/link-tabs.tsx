import { use, useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { LinkContext } from '../link.tsx';
import * as tabsCss from '../tabs/tabs.module.css';

type LinkTab = { href: string; label: ReactNode; current?: boolean; icon?: ReactNode; aside?: ReactNode };

/**
 * Tabs that are pages: a navigation of links styled as `Tabs`. The row scrolls until the current one is in view, but
 * never under a finger, nor where the reader has scrolled it before the program was there.
 */
export function LinkTabs({ label, tabs, className }: { label: string; tabs: readonly LinkTab[]; className?: string }) {
  const Link = use(LinkContext);
  const row = useRef<HTMLElement>(null);
  const current = tabs.find((tab) => tab.current === true)?.href;
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const [element, tab] = [row.current, row.current?.querySelector('[aria-current]')];
    const isScrolled = shown.current === undefined && element?.scrollLeft !== 0;
    shown.current = current;
    // A press that ends on another tab than it began on is lost.
    if (!element || !tab || isScrolled || element.matches(':active')) return;
    centerInRow(element, tab);
  }, [current]);
  return (
    <nav ref={row} aria-label={label} className={classNames(tabsCss.tabs, className)}>
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

/** Only the row moves, never the page. */
function centerInRow(row: HTMLElement, tab: Element): void {
  const [outer, inner] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (inner.left >= outer.left && inner.right <= outer.right) return;
  row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}
