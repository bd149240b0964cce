import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Badge } from '@peonia/ui/badge/badge.tsx';
import { Button } from '@peonia/ui/button/button.tsx';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { StarIcon } from '@peonia/ui/icons/star.tsx';
import { TrashIcon } from '@peonia/ui/icons/trash.tsx';
import { useState } from 'react';
import { Link } from '../../../platform/router/link.tsx';
import { countFilters, type SearchCriteria, criteriaUrl } from '../search/search-criteria.ts';
import { SaveSearchDialog } from './save-search-dialog.tsx';
import { savedCriteria, useSavedSearchActions, useSavedSearches } from './saved-queries.ts';
import * as css from './saved.module.css';

/** Saved searches with their new members, and the button to save the current one. */
export function SavedSearches({ criteria }: { criteria: SearchCriteria }) {
  const { t } = useLingui();
  const searches = useSavedSearches(true);
  const { see, forget } = useSavedSearchActions();
  const [isSaving, setSaving] = useState(false);
  const here = criteriaUrl(criteria);
  const isSaved = searches.some((search) => criteriaUrl(savedCriteria(search)) === here);
  const canSave = !isSaved && (criteria.q.trim() !== '' || countFilters(criteria) > 0);
  if (searches.length === 0 && !canSave) return null;
  return (
    <section className={css.saved} aria-label={t`Saved searches`}>
      {searches.length === 0 ? null : (
        <ul className="row wrap">
          {searches.map((search) => {
            const { id, name, fresh } = search;
            const href = criteriaUrl(savedCriteria(search));
            return (
              <li key={id} className={css.savedOne}>
                <Link
                  href={href}
                  aria-current={href === here ? 'page' : undefined}
                  onClick={() => fresh > 0 && see(id)}
                >
                  <StarIcon />
                  <span className="truncate">{name}</span>
                  <Badge
                    className={css.badge}
                    count={fresh}
                    label={t`${plural(fresh, { one: '# new person', other: '# new people' })}`}
                  />
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
      {canSave ? (
        <Button size="sm" variant="soft" icon={<StarIcon />} onClick={() => setSaving(true)}>
          <Trans>Save this search</Trans>
        </Button>
      ) : null}
      <SaveSearchDialog open={isSaving} criteria={criteria} onClose={() => setSaving(false)} />
    </section>
  );
}
