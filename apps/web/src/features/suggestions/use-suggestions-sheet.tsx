import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLoaded } from '../../platform/use-loaded.ts';
import { loadSuggestionsSheet } from './load-suggestions.ts';
import type { SuggestionsPanelProps } from './suggestions-panel.tsx';

/** A suggestions sheet behind a button or a menu entry: render `sheet` beside it. Rendered outside the form. */
export function useSuggestionsSheet({ wish, onTake }: SuggestionsPanelProps): {
  readonly show: () => void;
  readonly isLoading: boolean;
  readonly sheet: ReactNode;
} {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const Sheet = useLoaded(isOpen, loadSuggestionsSheet, close);
  return {
    show: () => setOpen(true),
    isLoading: isOpen && Sheet === null,
    sheet:
      Sheet === null
        ? null
        : createPortal(<Sheet wish={wish} onTake={onTake} open={isOpen} onClose={close} />, document.body),
  };
}
