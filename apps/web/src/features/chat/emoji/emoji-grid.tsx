import { Trans, useLingui } from '@lingui/react/macro';
import { type EmojiName, emojis } from '@peonia/core/emoji.ts';
import { SearchIcon } from '@peonia/ui/icons/search.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { findEmoji } from './find-emoji.ts';
import { moveInGrid } from './move-in-grid.ts';
import { useRecentEmoji } from './recent-emoji.ts';
import { useEmojiLabels } from './use-emoji-labels.ts';
import * as css from './emoji-picker.module.css';

/** The 68 emoji with search and recent ones. Arrow keys move, Enter picks. */
export function EmojiGrid({ onTake }: { onTake: (name: EmojiName) => void }) {
  const { t } = useLingui();
  const labels = useEmojiLabels();
  const last = useRecentEmoji();
  const [typed, setTyped] = useState('');
  const search = useRef<HTMLInputElement>(null);
  // Loads after its panel has opened, so it focuses the field itself.
  useEffect(() => search.current?.focus({ preventScroll: true }), []);
  const found = findEmoji(typed, labels);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const [first] = found;
    if (event.key !== 'Enter' || first === undefined) return moveInGrid(event);
    // Must not submit the surrounding message form.
    event.preventDefault();
    onTake(first);
  };
  return (
    <>
      <TextInput
        ref={search}
        pill
        type="search"
        icon={<SearchIcon />}
        placeholder={t`Search emoji`}
        aria-label={t`Search emoji`}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {typed === '' && last.length > 0 ? (
        <Grid title={t`Recently used`} names={last} labels={labels} onTake={onTake} />
      ) : null}
      {found.length > 0 ? (
        <Grid title={typed === '' ? t`All emoji` : t`Emoji found`} names={found} labels={labels} onTake={onTake} />
      ) : (
        <p className={css.emojiNone} role="status">
          <Trans>No emoji found</Trans>
        </p>
      )}
    </>
  );
}

interface GridProps {
  readonly title: string;
  readonly names: readonly EmojiName[];
  readonly labels: ReturnType<typeof useEmojiLabels>;
  readonly onTake: (name: EmojiName) => void;
}

function Grid({ title, names, labels, onTake }: GridProps) {
  return (
    <section role="group" aria-label={title}>
      <p className={css.emojiTitle} aria-hidden="true">
        {title}
      </p>
      <div className={css.emojiGrid} data-emoji-grid="">
        {names.map((name, place) => (
          <button
            key={name}
            type="button"
            tabIndex={place === 0 ? 0 : -1}
            aria-label={labels?.[name] ?? name}
            title={labels?.[name]}
            onKeyDown={moveInGrid}
            onClick={() => onTake(name)}
          >
            <span aria-hidden="true">{emojis[name]}</span>
          </button>
        ))}
      </div>
    </section>
  );
}
