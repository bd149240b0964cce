import { changeTieList, type TieEvent, type TieList } from '@peonia/contract/tie-state.ts';
import type { TieCard } from '@peonia/contract/ties.ts';
import { languageFromPath } from '@peonia/i18n/languages.ts';
import { goTo } from '../../../platform/navigation.ts';
import { type Pages, queryClient } from '../../../platform/query.ts';
import { onLive, onReset } from '../../../platform/realtime/live.ts';
import { changeMember, dropMember } from '../../profiles/public.ts';
import { type TieKind, relationshipsKey } from './relationship-lists.ts';

/** Keeps friends, requests and blocks right on every screen for as long as the page lives. Answers the way to stop. */
export function startRelationships(): () => void {
  const stops = [
    onLive('friend.changed', (data) => {
      changeMember(queryClient, data.user.user_id, standing(data.user));
      apply({ name: 'friend.changed', data });
    }),
    onLive('friend.noted', (data) => apply({ name: 'friend.noted', data })),
    onLive('member.gone', (data) => {
      apply({ name: 'member.gone', data });
      dropMember(queryClient, data.user_id);
      leaveMember(data.user_id);
    }),
    onReset(() => void queryClient.invalidateQueries({ queryKey: [relationshipsKey] })),
  ];
  return () => stops.forEach((stop) => stop());
}

/** What a card says of the tie, without the rest of it: presence is heard by itself. */
function standing({ friend, block }: TieCard) {
  return { friend, block };
}

function apply(event: TieEvent): void {
  for (const [key, data] of queryClient.getQueriesData<Pages<TieList>>({ queryKey: [relationshipsKey] })) {
    if (data === undefined) continue;
    const before: TieList = {
      items: data.pages.flatMap((page) => page.items),
      max_id: data.pages.at(-1)?.max_id ?? -1,
    };
    const list = changeTieList(before, key[1] as TieKind, event);
    if (list !== before) queryClient.setQueryData<Pages<TieList>>(key, { pages: [list], pageParams: [undefined] });
  }
  // A snapshot on its way may have been taken before this event.
  void queryClient.invalidateQueries({ queryKey: [relationshipsKey], fetchStatus: 'fetching' });
}

/** Whose page is open is not there any more, as for an id that never was. */
function leaveMember(memberId: number): void {
  const { rest } = languageFromPath(location.pathname);
  if (['profile', 'timeline', 'photo'].some((page) => rest === `/${page}/${memberId}`)) goTo('/404');
  else if (rest === `/chat/${memberId}`) goTo('/chats');
}
