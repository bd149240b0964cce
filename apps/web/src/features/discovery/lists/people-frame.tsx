import { useLingui } from '@lingui/react/macro';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import type { ReactNode } from 'react';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { MeetTabs } from '../meet-tabs.tsx';
import { kindTexts, type PeopleKind } from './people-kinds.ts';
import * as css from '../people-page.module.css';

/** Tabs and title of a list of people. */
export function PeopleFrame({
  kind,
  actions,
  isWaiting = false,
  children,
}: {
  kind: PeopleKind;
  actions?: ReactNode;
  /** The page comes after this: what is asked for here would be cut off with it. */
  isWaiting?: boolean;
  children: ReactNode;
}) {
  const { i18n } = useLingui();
  const { title, text } = kindTexts[kind];
  return (
    <div className={css.peoplePage}>
      <PageHead title={i18n._(title)} text={i18n._(text)} actions={actions} />
      <MeetTabs current={kind} isWaiting={isWaiting} />
      {children}
    </div>
  );
}

/** A list of people before it is there. */
export function PeopleSkeleton({ kind }: { kind: PeopleKind }) {
  const { t } = useLingui();
  return (
    <PeopleFrame kind={kind} isWaiting>
      <Loading label={t`Loading`} shape="person" count={4} />
    </PeopleFrame>
  );
}
