import { useLingui } from '@lingui/react/macro';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { ApiError, isRefusal } from '../../../platform/api/call.ts';
import { showProblem } from '../../../platform/errors/errors.tsx';
import { goTo } from '../../../platform/router/navigation.ts';

/**
 * Shows why an action on a member failed without leaving the list. A 404 becomes a toast: a deleted member must not
 * open the "not found" page.
 */
export function useShowRefusal(): (error: unknown) => void {
  const { t } = useLingui();
  const toast = useToast();
  return (error) => {
    if (isRefusal(error, 'steps_missing')) {
      const jump = encodeURIComponent(location.pathname);
      toast.show({
        tone: 'bad',
        text: error.message,
        action: { label: t`Continue`, onPress: () => goTo(`/welcome?jump=${jump}`) },
      });
    } else if (error instanceof ApiError && error.status === 404) toast.show({ tone: 'bad', text: error.message });
    else showProblem(error);
  };
}
