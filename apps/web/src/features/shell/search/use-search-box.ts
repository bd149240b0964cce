import { useDismiss } from '@peonia/ui/use-dismiss.ts';
import { type KeyboardEvent, useRef, useState } from 'react';
import { localePath } from '../../../platform/router/local-path.ts';
import { goTo } from '../../../platform/router/navigation.ts';
import { useLiveSearch } from './use-live-search.ts';

/** Members shown in the panel; the search page lists the others. */
const MAX_RESULTS = 6;

/** State of the header search: input, results, arrow keys, Enter, Escape, closing. */
export function useSearchBox() {
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  /** Row reached with the arrow keys; -1 is the input itself. */
  const [active, setActive] = useState(-1);
  const search = useLiveSearch(typed);
  const people = search.people.slice(0, MAX_RESULTS);
  const isShown = isOpen && search.state !== 'idle';
  const all = `/user/search?q=${encodeURIComponent(typed.trim())}`;
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  useDismiss(isShown, box, close);

  const leave = (path: string) => {
    close();
    setTyped('');
    goTo(localePath(path));
  };
  const type = (text: string) => {
    setTyped(text);
    setOpen(true);
    setActive(-1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && isShown) {
      event.preventDefault();
      const rows = people.length + 1;
      setActive(((active + 1 + step + rows) % rows) - 1);
    } else if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault();
      const person = isShown ? people[active] : undefined;
      leave(person === undefined ? all : `/profile/${person.user_id}`);
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      close();
    }
  };
  return { box, typed, type, open: () => setOpen(true), close, search, people, isShown, active, all, onKeyDown };
}
