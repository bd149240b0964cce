import { ChevronRightIcon } from '@peonia/ui/icons/chevron-right.tsx';
import { LinkContext } from '@peonia/ui/link.tsx';
import { type ReactNode, use } from 'react';
import * as css from './settings.module.css';

/** A list row that links to a page. */
export function SettingsRow({
  href,
  icon,
  label,
  aside,
}: {
  href: string;
  icon: ReactNode;
  label: ReactNode;
  aside?: ReactNode;
}) {
  const Link = use(LinkContext);
  return (
    <li>
      <Link href={href} className={css.settingsRow}>
        {icon}
        <span className="grow">{label}</span>
        {aside}
        <ChevronRightIcon />
      </Link>
    </li>
  );
}
