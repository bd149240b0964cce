import { Trans, useLingui } from '@lingui/react/macro';
import { isPermitted } from '@peonia/contract/staff/staff-permissions.ts';
import type { StaffSession } from '@peonia/contract/staff/staff.ts';
import { Avatar } from '@peonia/ui/avatar/avatar.tsx';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { KeyboardIcon } from '@peonia/ui/icons/keyboard.tsx';
import { LockIcon } from '@peonia/ui/icons/lock.tsx';
import { SearchIcon } from '@peonia/ui/icons/search.tsx';
import { LinkContext } from '@peonia/ui/link.tsx';
import { type ReactNode, use, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../platform/loading/lazy-part.ts';
import { useMe } from '../../platform/session/session.ts';
import { useKeptFocus } from '../../platform/use-kept-focus.ts';
import { StaffFoot } from './staff-foot.tsx';
import { useQueueKeys } from './staff-queue/use-queue-keys.ts';
import { useDefaultView } from './staff-queue/views/use-default-view.ts';
import { staffSections } from './staff-sections.ts';
import { roleLabels } from './staff-session/role-labels.ts';
import { StaffSessionGate } from './staff-session/staff-session-gate.tsx';
import {
  closeStaffSession,
  dropStaffData,
  useRolesGone,
  useStaffSession,
  watchStaffRefusals,
} from './staff-session/staff-session-queries.ts';
import { StepUpHost } from './staff-session/step-up-host.tsx';
import * as css from './staff.module.css';

const searchPart = lazyPart(
  async () => (await import('./search/staff-search-dialog.tsx')).StaffSearchDialog,
  'moderation.search',
);
const roleGonePart = lazyPart(async () => (await import('./role-gone.tsx')).RoleGone);
const shortcutsPart = lazyPart(async () => (await import('./staff-shortcuts-dialog.tsx')).StaffShortcutsDialog);

/**
 * Layout of the staff pages: sections by role, behind the second factor. `/` opens the search, `?` shows the shortcuts
 * of the page. Where the roles do not permit the page, or no longer, that is said in its place.
 */
export function StaffFrame({ current, children }: { current: string; children: ReactNode }) {
  const pass = useStaffSession();
  const isGone = useRolesGone();
  useEffect(watchStaffRefusals, []);
  const section = staffSections.find(({ href }) => href === current);
  const isRefused =
    isGone || (pass !== undefined && section !== undefined && !isPermitted(pass.roles, section.permission));
  useEffect(() => {
    if (isRefused) dropStaffData();
  }, [isRefused]);
  const RoleGone = roleGonePart.use(isRefused);
  const isDefaulting = useDefaultView();
  const main = useRef<HTMLDivElement>(null);
  useKeptFocus(main);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [isSearchOpen, setSearchOpen] = useState(false);
  const openSearch = () => setSearchOpen(pass?.state === 'open' && !isGone);
  useQueueKeys({ '?': () => setHelpOpen(true), '/': openSearch });
  const SearchDialog = searchPart.use(isSearchOpen, () => setSearchOpen(false));
  const ShortcutsDialog = shortcutsPart.use(isHelpOpen, () => setHelpOpen(false));
  if (pass === undefined) return null;
  return (
    <div className={css.staff}>
      <StaffNav
        pass={isGone ? { ...pass, roles: [] } : pass}
        current={current}
        onHelp={() => setHelpOpen(true)}
        onSearch={openSearch}
      />
      <div ref={main} className={css.staffMain}>
        {isRefused ? (
          RoleGone === null ? null : (
            <RoleGone hasRoles={!isGone} />
          )
        ) : (
          <StaffSessionGate state={pass.state}>{isDefaulting ? null : children}</StaffSessionGate>
        )}
        {pass.state === 'open' && !isRefused ? <StaffFoot /> : null}
      </div>
      <StepUpHost />
      {SearchDialog === null ? null : <SearchDialog open={isSearchOpen} onClose={() => setSearchOpen(false)} />}
      {ShortcutsDialog === null ? null : (
        <ShortcutsDialog open={isHelpOpen} page={current} onClose={() => setHelpOpen(false)} />
      )}
    </div>
  );
}

interface StaffNavProps {
  readonly pass: StaffSession;
  readonly current: string;
  readonly onHelp: () => void;
  readonly onSearch: () => void;
}

function StaffNav({ pass: { roles, name, state, waiting }, current, onHelp, onSearch }: StaffNavProps) {
  const { t, i18n } = useLingui();
  const Link = use(LinkContext);
  const me = useMe();
  const nav = useRef<HTMLElement>(null);
  const links = useRef<HTMLDivElement>(null);
  // On narrow screens the sections scroll horizontally.
  useEffect(() => showCurrent(nav.current, links.current), [current, roles.length]);
  return (
    <nav ref={nav} className={css.staffNav} aria-label={t`Staff`}>
      {state === 'open' ? (
        <button type="button" className={css.navSearch} aria-keyshortcuts="/" onClick={onSearch}>
          <SearchIcon />
          <span className="grow">
            <Trans>Search</Trans>
          </span>
          <kbd className="desktop-only" aria-hidden="true">
            /
          </kbd>
        </button>
      ) : null}
      <div ref={links} className={css.staffLinks}>
        {staffSections
          .filter(({ permission }) => isPermitted(roles, permission))
          .map(({ href, label, Icon, count }) => (
            <Link
              key={href}
              href={href}
              className={href === current ? css.isOn : undefined}
              aria-current={href === current ? 'page' : undefined}
            >
              <Icon />
              <span className="grow">{i18n._(label)}</span>
              {count === undefined || waiting[count] === 0 ? null : (
                <span className={`tabular ${css.tabular}`}>{waiting[count]}</span>
              )}
            </Link>
          ))}
      </div>
      <div className={`${css.staffMe} desktop-only`}>
        <Avatar name={name} src={me?.avatar ?? undefined} size={36} />
        <span className={`grow ${css.grow}`}>
          <b className="truncate">{name}</b>
          <span className="tiny">{roles.map((role) => i18n._(roleLabels[role])).join(', ')}</span>
        </span>
        <IconButton icon={<KeyboardIcon />} label={t`Keyboard shortcuts`} aria-keyshortcuts="?" onClick={onHelp} />
        {state === 'open' ? (
          <IconButton icon={<LockIcon />} label={t`Lock the staff pages`} onClick={closeStaffSession} />
        ) : null}
      </div>
    </nav>
  );
}

/** Scrolls the current section into the middle of the row, or into view in the rail, without scrolling the page. */
function showCurrent(nav: HTMLElement | null, links: HTMLElement | null): void {
  const link = nav?.querySelector('[aria-current=page]')?.getBoundingClientRect();
  if (nav === null || links === null || link === undefined) return;
  const row = links.getBoundingClientRect();
  links.scrollLeft += link.left - row.left - (row.width - link.width) / 2;
  const rail = nav.getBoundingClientRect();
  // The account of the staff member covers the end of the rail.
  const covered = nav.lastElementChild?.getBoundingClientRect().height ?? 0;
  const isSeen = link.top >= rail.top && link.bottom <= rail.bottom - covered;
  if (!isSeen) nav.scrollTop += link.top - rail.top - (rail.height - covered - link.height) / 2;
}
