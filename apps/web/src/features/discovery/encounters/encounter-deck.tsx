import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { EncounterCard as Person } from '@peonia/contract/discovery/encounters.ts';
import { entitlementsOf } from '@peonia/contract/money/entitlements.ts';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { useEffect, useState } from 'react';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { localePath } from '../../../platform/router/local-path.ts';
import { goTo } from '../../../platform/router/navigation.ts';
import { useMe } from '../../../platform/session/session.ts';
import { LikeNoteDialog } from '../../social/likes/like-note-dialog.tsx';
import { DeckActions } from './deck-actions.tsx';
import { EmptyDeck } from './empty-deck.tsx';
import { EncounterCard } from './encounter-card.tsx';
import { MutualDialog } from './mutual-dialog.tsx';
import { useCardSwipe, type Decision } from './use-card-swipe.ts';
import { useDeckKeys } from './use-deck-keys.ts';
import { useDeck } from './use-deck.ts';
import * as css from './encounters.module.css';

/** The deck in all states: loading, cards, empty, failed. */
export function EncounterDeck() {
  const { t } = useLingui();
  const me = useMe();
  const [mutual, setMutual] = useState<Person | null>(null);
  const [noted, setNoted] = useState<Person | null>(null);
  const deck = useDeck(setMutual);
  const [person, next] = deck.people;
  const decide = (way: Decision) => {
    if (person !== undefined) (way === 'yes' ? deck.like : deck.pass)(person);
  };
  const { card, leave, handlers } = useCardSwipe(decide);
  useDeckKeys({
    yes: () => leave('yes'),
    pass: () => leave('pass'),
    undo: () => deck.undo?.(),
    open: () => person !== undefined && goTo(localePath(`/profile/${person.user_id}`)),
  });
  usePreloadedPhoto(next?.photo ?? null);

  if (deck.isPending) return <Loading label={t`Loading`} shape="person" className={css.encComing} />;
  if (deck.page === undefined)
    return deck.error === null ? null : <ListError error={deck.error} onRetry={deck.reload} />;
  const { total, refills_at, max_id } = deck.page;
  const left = deck.people.length;
  const isVip =
    me !== null &&
    entitlementsOf({ vip: me.vip === 1, verified: me.verified === 1 }, limits).encounters_per_day >
      limits.encounters_per_day;
  return (
    <>
      {person === undefined ? (
        <EmptyDeck total={total} refillsAt={refills_at} hasMore={max_id !== -1} isVip={isVip} onUndo={deck.undo} />
      ) : (
        <EncounterCard
          key={person.user_id}
          {...handlers}
          person={person}
          card={card}
          actions={
            <DeckActions
              name={person.name}
              onYes={() => leave('yes')}
              onPass={() => leave('pass')}
              onNote={() => setNoted(person)}
              onUndo={deck.undo}
            />
          }
        />
      )}
      <p className={`small muted ${css.encLeft}`} role="status">
        {left === 0 ? null : t`${plural(left, { one: '# person left today', other: '# people left today' })}`}
      </p>
      <LikeNoteDialog
        person={noted}
        onClose={() => setNoted(null)}
        onSend={(who, note) => deck.like(who as Person, note)}
      />
      <MutualDialog person={mutual} onClose={() => setMutual(null)} />
    </>
  );
}

/** Preloads the photo of the next card. */
function usePreloadedPhoto(photo: string | null): void {
  useEffect(() => {
    if (photo !== null) new Image().src = photo;
  }, [photo]);
}
