import type { Place } from '@peonia/contract/profiles/own-profile.ts';
import { useDismiss } from '@peonia/ui/use-dismiss.ts';
import { type KeyboardEvent, useRef, useState } from 'react';
import { usePlaceSearch } from './use-place-search.ts';

/** State of a place combobox: input, results, arrow keys, Enter, Escape, closing. */
export function usePlaceCombobox(onChange: (place: Place | null) => void) {
  const box = useRef<HTMLDivElement>(null);
  /** Text being typed; null while the chosen place is shown. */
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const { places, isSettled } = usePlaceSearch(typed ?? '');
  const isAsking = typed !== null && typed.trim() !== '' && isSettled;
  const close = () => setTyped(null);
  useDismiss(typed !== null, box, close);

  const type = (text: string) => {
    setActive(0);
    setTyped(text);
    if (text.trim() === '') onChange(null);
  };
  const choose = (place: Place) => {
    onChange(place);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !isAsking) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = places[active];
    if (step !== undefined && places.length > 0) {
      event.preventDefault();
      setActive((active + step + places.length) % places.length);
    } else if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault();
      choose(chosen);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      close();
    }
  };
  return {
    box,
    typed,
    type,
    places,
    isOpen: isAsking && places.length > 0,
    isEmpty: isAsking && places.length === 0,
    active,
    setActive,
    choose,
    close,
    onKeyDown,
  };
}
