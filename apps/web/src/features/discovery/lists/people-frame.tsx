import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { SearchIcon } from '@peonia/ui/icons/search.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import type { ReactNode } from 'react';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { kindTexts, type PeopleKind } from './people-kinds.ts';
import { PeopleTabs } from './people-tabs.tsx';
import * as css from '../people-page.module.css';

/** Title and tabs of a list of people. Phones show tabs to the other lists; wide screens have the sidebar. */
export function PeopleFrame({ kind, children }: { kind: PeopleKind; children: ReactNode }) {
  const { t, i18n } = useLingui();
  const { title, text } = kindTexts[kind];
  return (
    <div className={css.peoplePage}>
      <PageHead
        title={i18n._(title)}
        text={i18n._(text)}
        actions={
          <IconButton className="phone-only" label={t`Search members`} icon={<SearchIcon />} href="/user/search" />
        }
      />
      <PeopleTabs current={kind} />
      {children}
    </div>
  );
}

/** A list of people before it is there. */
export function PeopleSkeleton({ kind }: { kind: PeopleKind }) {
  const { t } = useLingui();
  return (
    <PeopleFrame kind={kind}>
      <Loading label={t`Loading`} shape="person" count={4} />
    </PeopleFrame>
  );
}
