import { useLingui } from '@lingui/react/macro';
import { type EmojiName, emojis } from '@peonia/core/emoji.ts';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { SmileIcon } from '@peonia/ui/icons.tsx';
import { useMenu } from '@peonia/ui/menu/use-menu.ts';
import type { KeyboardEvent } from 'react';
import { useEmojiLabels } from '../use-emoji-labels.ts';

const names = Object.keys(emojis) as EmojiName[];
/** Emoji in a row; the grid in the style sheet says the same. */
const COLUMNS = 8;

/** The 68 emoji in a grid. Arrows move, Enter takes one, Escape closes. */
export function EmojiPicker({ onPick }: { onPick: (emoji: string) => void }) {
  const { t } = useLingui();
  const labels = useEmojiLabels();
  const { open, trigger, panel, close } = useMenu('start');
  return (
    <>
      <IconButton {...trigger} label={t`Emoji`} icon={<SmileIcon />} />
      <div {...panel} className="menu emojis" role="menu" aria-label={t`Emoji`} onKeyDown={moveInGrid}>
        {open
          ? names.map((name, place) => (
              <button
                key={name}
                type="button"
                role="menuitem"
                tabIndex={place === 0 ? 0 : -1}
                aria-label={labels?.[name] ?? name}
                title={labels?.[name]}
                onClick={() => {
                  close();
                  onPick(emojis[name]);
                }}
              >
                <span aria-hidden="true">{emojis[name]}</span>
              </button>
            ))
          : null}
      </div>
    </>
  );
}

const steps: { readonly [key: string]: number } = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -COLUMNS, ArrowDown: COLUMNS };

function moveInGrid(event: KeyboardEvent<HTMLElement>) {
  const all = Array.from(event.currentTarget.querySelectorAll('button'));
  const here = all.findIndex((button) => button === document.activeElement);
  const there = event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : here + (steps[event.key] ?? Number.NaN);
  const next = all[there];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
