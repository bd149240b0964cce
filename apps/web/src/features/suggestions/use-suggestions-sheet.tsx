import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { suggestionsSheetPart } from './load-suggestions.ts';
import type { SuggestionsPanelProps } from './suggestions-panel.tsx';

/** A suggestions sheet behind a button or a menu entry: render `sheet` beside it. Rendered outside the form. */
export function useSuggestionsSheet({ request, onApply }: SuggestionsPanelProps): {
  readonly show: () => void;
  readonly isLoading: boolean;
  readonly sheet: ReactNode;
} {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const Sheet = suggestionsSheetPart.use(isOpen, close);
  return {
    show: () => setOpen(true),
    isLoading: isOpen && Sheet === null,
    sheet:
      Sheet === null
        ? null
        : createPortal(<Sheet request={request} onApply={onApply} open={isOpen} onClose={close} />, document.body),
  };
}
