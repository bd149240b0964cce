import { Trans, useLingui } from '@lingui/react/macro';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { listMyLikes } from '@peonia/contract/social/social.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { HeartIcon } from '@peonia/ui/icons/heart.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { call } from '../../../platform/api/call.ts';
import { useLanguage } from '../../../platform/language/language.tsx';
import { ShowMore } from '../../../platform/paged-list.tsx';
import { usePage } from '../../../platform/query.ts';
import { peopleKey } from '../../profiles/member-cache.ts';
import { AccessRow } from './access-row.tsx';

/** Grants access to the private folder, among the liked members. For others the button is on their photos page. */
export function GrantAccessDialog({
  open,
  already,
  onClose,
}: {
  open: boolean;
  already: readonly MemberCard[];
  onClose: () => void;
}) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const list = usePage(
    [peopleKey, 'let-in-choice', language],
    (max_id, signal) => call(listMyLikes, { query: max_id === undefined ? {} : { max_id } }, { signal }),
    { enabled: open },
  );
  const inside = new Set(already.map(({ user_id }) => user_id));
  return (
    <Dialog open={open} onClose={onClose} title={<Trans>Give someone access</Trans>} closeLabel={t`Close`}>
      {list.isPending ? (
        <Loading label={t`Loading`} shape="row" count={3} />
      ) : list.items.length === 0 ? (
        <EmptyState
          icon={<HeartIcon />}
          title={<Trans>You have not liked anyone yet</Trans>}
          text={<Trans>Like someone, or open their photos to show them your private ones.</Trans>}
          action={
            <Button href="/user/recommend">
              <Trans>Meet people</Trans>
            </Button>
          }
        />
      ) : (
        <ul aria-label={t`People you like`}>
          {list.items.map((person) => (
            <AccessRow key={person.user_id} person={person} isIn={inside.has(person.user_id)} />
          ))}
        </ul>
      )}
      <ShowMore list={list} />
    </Dialog>
  );
}
