import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SuggestMode, SuggestSource } from '@peonia/contract/suggestions.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { FilterChip, Filters } from '@peonia/ui/filter-chip/filter-chip.tsx';
import { RefreshCwIcon } from '@peonia/ui/icons/refresh-cw.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { ApiError } from '../../platform/api/call.ts';
import { SuggestionCard } from './suggestion-card.tsx';
import type { SuggestionRequest, ApplySuggestion } from './suggestion-request.ts';
import { useSuggestions } from './use-suggestions.ts';
import * as css from './suggestions.module.css';

const modeLabels = {
  opener: msg`First message`,
  reply: msg`Reply ideas`,
  polish: msg`Polish my text`,
  bio: msg`About me`,
} as const satisfies Record<SuggestMode, unknown>;

const sourceNotes = {
  model: msg`Written by an outside service from what profiles and the last messages say. Read it before you use it.`,
  bank: msg`From our collection. Change it until it sounds like you.`,
  rules: msg`Tidied by simple rules: spelling is not checked.`,
} as const satisfies Record<SuggestSource, unknown>;

export interface SuggestionsPanelProps {
  readonly request: SuggestionRequest;
  readonly onApply: ApplySuggestion;
}

/** Three suggestions, and more on request. A press puts one into the field; nothing is sent. */
export function SuggestionsPanel({ request, onApply }: SuggestionsPanelProps) {
  const { t, i18n } = useLingui();
  const [mode, setMode] = useState<SuggestMode>(request.modes[0] ?? 'opener');
  const { data, error, isFetching, refetch } = useSuggestions(request, mode);
  return (
    <div className={css.ideasIn}>
      {request.modes.length < 2 ? null : (
        <Filters label={t`What to write`}>
          {request.modes.map((one) => (
            <FilterChip key={one} on={one === mode} onClick={() => setMode(one)}>
              {i18n._(modeLabels[one])}
            </FilterChip>
          ))}
        </Filters>
      )}
      <p className="small muted">
        <Trans>Tap an idea to put it into the field. You send it yourself.</Trans>
      </p>
      <div className={css.ideasList} aria-busy={isFetching}>
        {isFetching ? (
          <Loading label={t`Looking for ideas`} shape="text" count={3} />
        ) : data === undefined ? (
          <p role="status">
            {error instanceof ApiError ? error.message : <Trans>The ideas could not be loaded.</Trans>}
          </p>
        ) : (
          <ul aria-label={t`Ideas`}>
            {data.items.map((idea) => (
              <SuggestionCard
                key={idea.text}
                idea={idea}
                readersFirst={request.readers !== undefined}
                onApply={(text) => onApply(text, mode)}
              />
            ))}
          </ul>
        )}
      </div>
      {data === undefined || isFetching ? null : <p className="tiny muted">{i18n._(sourceNotes[data.source])}</p>}
      <div className={css.ideasFoot}>
        <span className="small muted grow" role="status">
          {data === undefined || isFetching ? null : (
            <Plural
              value={data.left}
              _0="No more ideas today"
              one="Ideas # more time today"
              other="Ideas # more times today"
            />
          )}
        </span>
        <Button
          className={css.button}
          variant="line"
          size="sm"
          icon={<RefreshCwIcon />}
          busy={isFetching}
          onClick={() => void refetch()}
        >
          {data === undefined ? <Trans>Try again</Trans> : <Trans>Other ideas</Trans>}
        </Button>
      </div>
    </div>
  );
}
