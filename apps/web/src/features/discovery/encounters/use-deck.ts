import type { ListFilters } from '@peonia/contract/discovery/discovery.ts';
import {
  type EncounterCard,
  listEncounters,
  passEncounter,
  undoEncounter,
} from '@peonia/contract/discovery/encounters.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import { setLike } from '@peonia/contract/social/social.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { call, NetworkError } from '../../../platform/api/call.ts';
import { useLanguage } from '../../../platform/language/language.tsx';
import { type Pages, usePage } from '../../../platform/query.ts';
import { useReset } from '../../../platform/realtime/live.ts';
import { useMe } from '../../../platform/session/session.ts';
import { changeMember, confirmMember, peopleKey } from '../../profiles/member-cache.ts';
import { useShowRefusal } from '../../social/say-hi/use-show-refusal.ts';

type DeckPage = ReplyOf<typeof listEncounters>;
/** Serialises the answers, so that an undo follows its pass on the server. */
const answers = { mutationKey: ['encounters'], scope: { id: 'encounters' } } as const;
/** Maximum delay of a browser timer. */
const TIMER_MAX = 2 ** 31 - 1;

/** Today's deck as the filters leave it, and its actions. Decisions are optimistic and roll back with the reason. */
export function useDeck(filters: ListFilters, onMutual: (person: EncounterCard) => void) {
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const showRefusal = useShowRefusal();
  const decks = [peopleKey, 'encounter', language] as const;
  const key = Object.keys(filters).length === 0 ? decks : ([...decks, filters] as const);
  // The deck is a single page.
  const { pages, items, isPending, error, reload } = usePage(key, (_none, signal) =>
    call(listEncounters, { query: filters }, { signal }),
  );
  const page = pages[0];
  const change = (next: (page: DeckPage) => DeckPage) =>
    queryClient.setQueriesData<Pages<DeckPage>>(
      { queryKey: decks },
      (data) => data && { ...data, pages: data.pages.map(next) },
    );
  const without =
    (userId: number) =>
    ({ items: now }: DeckPage) =>
      now.filter(({ user_id }) => user_id !== userId);

  const { begin, settle, reloadDeck } = useReloads(decks, reload);

  const like = useMutation({
    ...answers,
    mutationFn: ({ person, note }: { person: EncounterCard; note?: string | undefined }) =>
      call(setLike, { body: { user_id: person.user_id, ...(note === undefined ? {} : { note }) } }),
    // Only the reply may be lost; a repeated like changes nothing.
    retry: (failures, problem) => failures < 1 && problem instanceof NetworkError,
    onMutate: ({ person }) => {
      begin();
      changeMember(queryClient, person.user_id, { liked: true });
    },
    onSuccess: ({ mutual }, { person }) => {
      confirmMember(queryClient, person.user_id, { liked: true });
      if (mutual) onMutual(person);
    },
    onError: (problem, { person }) => {
      changeMember(queryClient, person.user_id, { liked: false });
      showRefusal(problem);
    },
    onSettled: settle,
  });
  const pass = useMutation({
    ...answers,
    mutationFn: (person: EncounterCard) => call(passEncounter, { body: { user_id: person.user_id } }),
    onMutate: (person) => {
      begin();
      change((now) => ({ ...now, items: without(person.user_id)(now), last_passed: person.user_id }));
    },
    onError: (problem) => {
      reloadDeck();
      showRefusal(problem);
    },
    onSettled: settle,
  });
  const undo = useMutation({
    ...answers,
    mutationFn: (id: number) => call(undoEncounter, { params: { id } }),
    onMutate: begin,
    onSuccess: ({ user, last_passed }, id) => {
      // Decks of other filters are read again: they may be without the member.
      queryClient.removeQueries({ queryKey: decks, type: 'inactive' });
      change((now) => ({ ...now, last_passed, items: user === null ? without(id)(now) : [user, ...without(id)(now)] }));
    },
    onError: (problem) => {
      reloadDeck();
      showRefusal(problem);
    },
    onSettled: settle,
  });
  useFreshDeck(page?.refills_at, reloadDeck);

  return {
    page,
    isPending,
    error,
    reload,
    // Members liked or blocked elsewhere leave the deck too.
    people: (items as EncounterCard[]).filter(({ liked, block }) => !liked && block === 0),
    like: (person: EncounterCard) => like.mutate({ person }),
    /** Resolves to false if the note is not sent. */
    likeWithNote: (person: EncounterCard, note: string) =>
      like.mutateAsync({ person, note }).then(
        () => true,
        () => false,
      ),
    pass: (person: EncounterCard) => pass.mutate(person),
    undo:
      page === undefined || page.last_passed === null || undo.isPending
        ? null
        : () => undo.mutate(page.last_passed ?? 0),
  };
}

/**
 * Keeps reloads and answers apart: a reload that runs beside an answer may bring back whom the member has passed. It is
 * dropped, and done after the last answer.
 */
function useReloads(key: readonly string[], reload: () => void) {
  const queryClient = useQueryClient();
  const isDue = useRef(false);
  const answersUnderWay = () => queryClient.isMutating({ mutationKey: answers.mutationKey });
  return {
    begin: () => {
      if (queryClient.isFetching({ queryKey: key }) === 0) return;
      isDue.current = true;
      void queryClient.cancelQueries({ queryKey: key });
    },
    settle: () => {
      // The answer that settles still counts.
      if (!isDue.current || answersUnderWay() > 1) return;
      isDue.current = false;
      reload();
    },
    reloadDeck: () => {
      if (answersUnderWay() === 0) reload();
      else isDue.current = true;
    },
  };
}

/** Refetches the deck when the next one is due, when the member becomes VIP, and when events were missed. */
function useFreshDeck(refillsAt: string | undefined, reload: () => void): void {
  const again = useEffectEvent(reload);
  const vip = useMe()?.vip;
  useReset(reload);
  useEffect(() => {
    if (vip === 1) again();
  }, [vip]);
  useEffect(() => {
    if (refillsAt === undefined) return;
    const timer = setTimeout(
      () => again(),
      Math.min(TIMER_MAX, Math.max(1_000, Date.parse(refillsAt) - Date.now() + 1_000)),
    );
    return () => clearTimeout(timer);
  }, [refillsAt]);
}
