import { useLingui } from '@lingui/react/macro';
import { letIn } from '@peonia/contract/album.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { LockOpenIcon } from '@peonia/ui/icons/lock-open.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { showProblem } from '../../platform/errors.tsx';
import { letInKey, useLetInList } from './let-in-list.ts';

/** Lets the member one is looking at into one's own private folder, and out again. */
export function LetInButton({ id, name }: { id: number; name: string }) {
  const { t } = useLingui();
  const toast = useToast();
  const queryClient = useQueryClient();
  const list = useLetInList();
  const [isBusy, setBusy] = useState(false);
  const isIn = list.items.some(({ user_id }) => user_id === id);
  const { hasMore, isLoadingMore } = list;
  const more = useEffectEvent(list.loadMore);
  useEffect(() => {
    // Which way the button goes is only sure at the end of the list.
    if (!isIn && hasMore && !isLoadingMore) more();
  }, [isIn, hasMore, isLoadingMore]);
  const set = async (wanted: boolean) => {
    setBusy(true);
    try {
      await call(letIn, { params: { id }, body: { let_in: wanted } });
      await queryClient.invalidateQueries({ queryKey: letInKey });
      toast.show({
        text: wanted ? t`${name} sees your private photos now.` : t`${name} does not see your private photos any more.`,
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
      {/* Beside the name of a page on a phone there is room for the sign alone. */}
      <span className="only-d">{label}</span>
    </Button>
  );
}
