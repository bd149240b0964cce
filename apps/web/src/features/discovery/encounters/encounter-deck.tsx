import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ListFilters } from '@peonia/contract/discovery/discovery.ts';
import type { EncounterCard as Person } from '@peonia/contract/discovery/encounters.ts';
import { entitlementsOf } from '@peonia/contract/money/entitlements.ts';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { localePath } from '../../../platform/router/local-path.ts';
import { goTo } from '../../../platform/router/navigation.ts';
import { useMe } from '../../../platform/session/session.ts';
import { LikeNoteDialog } from '../../social/likes/like-note-dialog.tsx';
import { NobodyMatches } from '../lists/nobody.tsx';
import { DeckActions } from './deck-actions.tsx';
import { EmptyDeck } from './empty-deck.tsx';
import { EncounterCard } from './encounter-card.tsx';
import { MutualDialog } from './mutual-dialog.tsx';
import { useCardSwipe, type Decision } from './use-card-swipe.ts';
import { useDeckKeys } from './use-deck-keys.ts';
import { useDeck } from './use-deck.ts';
import * as css from './encounters.module.css';

/** The answers of a member on a card; `onQuote` begins a note about one of them. */
export type RenderAnswers = (person: Person, onQuote: (text: string) => void) => ReactNode;

interface EncounterDeckProps {
  readonly renderAnswers: RenderAnswers;
  readonly filters: ListFilters;
  readonly onDropFilters: () => void;
}

/** The deck in all states: loading, cards, empty, failed. */
export function EncounterDeck({ renderAnswers, filters, onDropFilters }: EncounterDeckProps) {
  const { t } = useLingui();
  const me = useMe();
  const [mutual, setMutual] = useState<Person | null>(null);
  const [note, setNote] = useState<{ readonly to: Person; readonly begin: string } | null>(null);
  const deck = useDeck(filters, setMutual);
  const [person, next] = deck.people;
  const decide = (way: Decision) => {
    if (person !== undefined) (way === 'yes' ? deck.like : deck.pass)(person);
  };
  const { card, leave, handlers } = useCardSwipe(decide);
  useDeckKeys({
    l: () => leave('yes'),
    x: () => leave('pass'),
    n: () => person !== undefined && setNote({ to: person, begin: '' }),
    z: () => deck.undo?.(),
    ' ': () => person !== undefined && goTo(localePath(`/profile/${person.user_id}`)),
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
      {person === undefined && Object.keys(filters).length > 0 ? (
        <NobodyMatches kind="encounter" onDrop={onDropFilters} />
      ) : person === undefined ? (
        <EmptyDeck total={total} refillsAt={refills_at} hasMore={max_id !== -1} isVip={isVip} onUndo={deck.undo} />
      ) : (
        <EncounterCard
          key={person.user_id}
          {...handlers}
          person={person}
          card={card}
          answers={renderAnswers(person, (text) => setNote({ to: person, begin: quote(text) }))}
          actions={
            <DeckActions
              name={person.name}
              onYes={() => leave('yes')}
              onPass={() => leave('pass')}
              onNote={() => setNote({ to: person, begin: '' })}
              onUndo={deck.undo}
            />
          }
        />
      )}
      <div className={css.encFoot}>
        {person === undefined ? null : <DeckKeyHints />}
        <p className={`small muted ${css.encLeft}`} role="status">
          {left === 0 ? null : t`${plural(left, { one: '# person left today', other: '# people left today' })}`}
        </p>
      </div>
      <LikeNoteDialog
        person={note?.to ?? null}
        begin={note?.begin ?? ''}
        onClose={() => setNote(null)}
        onSend={(who, text) => deck.likeWithNote(who as Person, text)}
      />
      <MutualDialog person={mutual} onClose={() => setMutual(null)} />
    </>
  );
}

/** The shortcuts in words, beside a keyboard. */
function DeckKeyHints() {
  return (
    <p className={css.encKeys} aria-hidden="true">
      <kbd>Z</kbd> <Trans context="encounter">Undo</Trans>
      <kbd>X</kbd> <Trans context="encounter">Pass</Trans>
      <kbd>N</kbd> <Trans context="encounter">Like with a note</Trans>
      <kbd>L</kbd> <Trans context="encounter">Like</Trans>
    </p>
  );
}

/** Characters of an answer that a note quotes. */
const quoteMax = 80;

function quote(text: string): string {
  const signs = [...text.replaceAll(/\s+/g, ' ').trim()];
  return `“${signs.length > quoteMax ? `${signs.slice(0, quoteMax).join('')}…` : signs.join('')}” `;
}

/** Preloads the photo of the next card. */
function usePreloadedPhoto(photo: string | null): void {
  useEffect(() => {
    if (photo !== null) new Image().src = photo;
  }, [photo]);
}
