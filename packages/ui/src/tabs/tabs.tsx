import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useRovingFocus } from '../use-roving-focus.ts';
import * as css from './tabs.module.css';

type Tab<Value extends string> = { value: Value; label: ReactNode; icon?: ReactNode; aside?: ReactNode };

type TabsProps<Value extends string> = {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** The panel of the selected tab. */
  children: ReactNode;
  className?: string;
};

/**
 * Tabs that swap a panel in place; arrow keys, Home and End select at once. For pages with their own URL use
 * `LinkTabs`.
 */
export function Tabs<Value extends string>({ label, tabs, value, onChange, children, className }: TabsProps<Value>) {
  const id = useId();
  const onKeyDown = useRovingFocus({ items: '[role=tab]', orientation: 'horizontal', onMove: (tab) => tab.click() });
  return (
    <>
      <div role="tablist" aria-label={label} className={classNames(css.tabs, className)} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            className={tab.value === value ? css.isOn : undefined}
            onClick={() => onChange(tab.value)}
          >
            {tab.icon}
            {tab.label}
            {tab.aside}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} tabIndex={0}>
        {children}
      </div>
    </>
  );
}
