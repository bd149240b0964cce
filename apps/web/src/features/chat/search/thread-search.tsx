import { useLingui } from '@lingui/react/macro';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { CloseIcon } from '@peonia/ui/icons/close.tsx';
import { SearchIcon } from '@peonia/ui/icons/search.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { useEffect, useRef, useState } from 'react';
import { useDebounced } from '../threads/use-debounced.ts';
import { FilterMenus } from './filter-menus.tsx';
import { MessageResults } from './message-results.tsx';
import { noFilters } from './search-filters.ts';
import * as css from './search.module.css';

export interface ThreadSearchProps {
  readonly user: MemberCard;
  readonly onPick: (seq: number) => void;
  readonly onClose: () => void;
}

/** Search in one conversation, over its messages. Escape in the field closes it. */
export function ThreadSearch({ user, onPick, onClose }: ThreadSearchProps) {
  const { t } = useLingui();
  const { name, user_id } = user;
  const [typed, setTyped] = useState('');
  const [filters, setFilters] = useState(noFilters);
  const q = useDebounced(typed.trim());
  const field = useRef<HTMLInputElement>(null);
  // After the menu has closed and returned the focus to its button.
  useEffect(() => void requestAnimationFrame(() => field.current?.focus()), []);
  const scroller = useRef<HTMLDivElement>(null);
  return (
    <div className={css.panel} role="search" aria-label={t`Search in this chat`}>
      <div className={css.field}>
        <TextInput
          pill
          ref={field}
          type="search"
          className={css.input}
          icon={<SearchIcon />}
          placeholder={t`Search in this chat`}
          aria-label={t`Search in the chat with ${name}`}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && onClose()}
        />
        <IconButton label={t`Close search`} icon={<CloseIcon />} onClick={onClose} />
      </div>
      <FilterMenus filters={filters} onChange={setFilters} name={name} />
      <div ref={scroller} className={css.results}>
        <MessageResults q={q} filters={filters} userId={user_id} scroller={scroller} onPick={onPick} />
      </div>
    </div>
  );
}
