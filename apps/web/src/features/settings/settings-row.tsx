import { ButtonBase } from '@peonia/ui/button-base/button-base.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { ChevronRightIcon } from '@peonia/ui/icons/chevron-right.tsx';
import type { ReactNode } from 'react';
import * as css from './settings.module.css';

type SettingsRowProps = {
  readonly icon: ReactNode;
  readonly label: ReactNode;
  readonly aside?: ReactNode;
} & ({ readonly href: string } | { readonly onClick: () => void });

/** A list row that links to a page, or opens a dialog. */
export function SettingsRow({ icon, label, aside, ...action }: SettingsRowProps) {
  return (
    <li>
      <ButtonBase {...action} className={css.settingsRow}>
        {icon}
        <span className="grow">{label}</span>
        {aside}
        <ChevronRightIcon />
      </ButtonBase>
    </li>
  );
}

/** A card of rows, which bring their own height. */
export function SettingsRows({ children }: { readonly children: ReactNode }) {
  return (
    <Card pad edge as="div" className={css.rows}>
      <ul>{children}</ul>
    </Card>
  );
}
