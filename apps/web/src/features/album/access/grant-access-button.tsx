import { useLingui } from '@lingui/react/macro';
import { grantAlbumAccess } from '@peonia/contract/media/album.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { LockOpenIcon } from '@peonia/ui/icons/lock-open.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { showProblem } from '../../../platform/errors/errors.tsx';
import { accessListKey, useAccessList } from './access-list.ts';

/** Grants or revokes a member's access to the own private folder. */
export function GrantAccessButton({ id, name }: { id: number; name: string }) {
  const { t } = useLingui();
  const toast = useToast();
  const queryClient = useQueryClient();
  const list = useAccessList();
  const [isBusy, setBusy] = useState(false);
  const isIn = list.items.some(({ user_id }) => user_id === id);
  const { hasMore, isLoadingMore } = list;
  const more = useEffectEvent(list.loadMore);
  useEffect(() => {
    // The state is known only at the end of the list.
    if (!isIn && hasMore && !isLoadingMore) more();
  }, [isIn, hasMore, isLoadingMore]);
  const set = async (wanted: boolean) => {
    setBusy(true);
    try {
      await call(grantAlbumAccess, { params: { id }, body: { let_in: wanted } });
      await queryClient.invalidateQueries({ queryKey: accessListKey });
      toast.show({
        text: wanted ? t`${name} can see your private photos now.` : t`${name} can no longer see your private photos.`,
      });
    } catch (error) {
      showProblem(error);
    }
    setBusy(false);
  };
  const label = isIn ? t`Close my private photos` : t`Show my private photos`;
  return (
    <Button
      size="sm"
      variant="line"
      icon={<LockOpenIcon />}
      aria-label={label}
      busy={isBusy}
      disabled={list.isPending || (!isIn && hasMore)}
      onClick={() => void set(!isIn)}
    >
      {/* Icon only on phones, beside the page title. */}
      <span className="desktop-only">{label}</span>
    </Button>
  );
}
