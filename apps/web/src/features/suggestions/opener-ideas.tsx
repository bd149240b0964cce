import { useLingui } from '@lingui/react/macro';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { SuggestionCard } from './suggestion-card.tsx';
import type { ApplySuggestion } from './suggestion-request.ts';
import { useSuggestions } from './use-suggestions.ts';
import * as css from './suggestions.module.css';

/** First messages to a member, in the languages of both. A press puts one into the field. */
export function OpenerIdeas({ to, onApply }: { readonly to: number; readonly onApply: ApplySuggestion }) {
  const { t } = useLingui();
  const { data, isPending } = useSuggestions(
    { modes: ['opener'], to, text: '', isQuiet: true, isFree: true },
    'opener',
  );
  if (isPending) return <Loading label={t`Looking for ideas`} shape="text" count={3} />;
  if (data === undefined) return null;
  return (
    <ul className={css.openers} aria-label={t`Ideas`}>
      {data.items.map((idea) => (
        <SuggestionCard key={idea.text} idea={idea} readersFirst={false} onApply={(text) => onApply(text, 'opener')} />
      ))}
    </ul>
  );
}
