import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Badge } from '@peonia/ui/badge/badge.tsx';
import { Button } from '@peonia/ui/button/button.tsx';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { StarIcon } from '@peonia/ui/icons/star.tsx';
import { TrashIcon } from '@peonia/ui/icons/trash.tsx';
import { useState } from 'react';
import { Link } from '../../../platform/link.tsx';
import { countFilters, type SearchTerms, writeTerms } from '../search-terms.ts';
import { SaveDialog } from './save-dialog.tsx';
import { termsOf, useSavedActs, useSavedSearches } from './saved-queries.ts';
import './saved.css';

/** The member's saved searches with their new people, and the way to keep the one on the page. */
export function SavedSearches({ terms }: { terms: SearchTerms }) {
  const { t } = useLingui();
  const searches = useSavedSearches(true);
  const { see, forget } = useSavedActs();
  const [isSaving, setSaving] = useState(false);
  const here = writeTerms(terms);
  const isKept = searches.some((search) => writeTerms(termsOf(search)) === here);
  const canKeep = !isKept && (terms.q.trim() !== '' || countFilters(terms) > 0);
  if (searches.length === 0 && !canKeep) return null;
  return (
    <section className="saved" aria-label={t`Saved searches`}>
      {searches.length === 0 ? null : (
        <ul className="row wrap">
          {searches.map((search) => {
            const { id, name, fresh } = search;
            const href = writeTerms(termsOf(search));
            return (
              <li key={id} className="saved-one">
                <Link
                  href={href}
                  aria-current={href === here ? 'page' : undefined}
                  onClick={() => fresh > 0 && see(id)}
                >
                  <StarIcon />
                  <span className="trunc">{name}</span>
                  <Badge count={fresh} label={t`${plural(fresh, { one: '# new person', other: '# new people' })}`} />
                </Link>
                <IconButton
                  size="sm"
                  label={t`Delete the search ${name}`}
                  icon={<TrashIcon />}
                  onClick={() => forget(id)}
                />
              </li>
            );
          })}
        </ul>
      )}
      {canKeep ? (
        <Button size="sm" variant="soft" icon={<StarIcon />} onClick={() => setSaving(true)}>
          <Trans>Save this search</Trans>
        </Button>
      ) : null}
      <SaveDialog open={isSaving} terms={terms} onClose={() => setSaving(false)} />
    </section>
  );
}
