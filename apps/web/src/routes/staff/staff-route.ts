import type { I18n } from '@lingui/core';
import type { Head } from '../../platform/head/head.ts';
import { routeEntry, type RouteEntry } from '../route-entry.ts';

interface StaffRoute {
  /** After `staff-`; also the path after `/staff/`, unless `path` is given. */
  readonly name: string;
  readonly path?: string;
  /** Besides those of the frame. */
  readonly catalogues: readonly string[];
  readonly head: (i18n: I18n) => Head;
  readonly page: RouteEntry['page'];
}

/** Route of a staff page. It does not exist for anybody else. */
export function staffRoute({ name, path = `/staff/${name}`, catalogues, head, page }: StaffRoute): RouteEntry {
  return routeEntry({
    path,
    name: `staff-${name}`,
    auth: 'member',
    localized: false,
    catalogues: ['moderation.', ...catalogues],
    load: async (context) => {
      const { loadStaffSession } = await import('../../features/moderation/staff-session/staff-session-queries.ts');
      return loadStaffSession(context);
    },
    page,
    head: (_, i18n) => head(i18n),
    indexable: false,
    frame: 'wide',
    footer: false,
  });
}
