import { useLingui } from '@lingui/react/macro';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useStoredFiles } from '../../media/uploads/use-stored-files.ts';
import { type Uploads, useUploads } from '../../media/uploads/use-uploads.tsx';
import { limitFiles } from './limit-files.ts';

/** Files of a post draft, with a message when some exceed the limit. */
export function useDraftFiles(key: string): Uploads {
  const { t } = useLingui();
  const toast = useToast();
  const uploads = useUploads({ most: limits.post_photos_max });
  useStoredFiles(key, uploads);
  const most = limits.post_photos_max;
  return {
    ...uploads,
    add(chosen) {
      const { files, isComplete } = limitFiles(
        uploads.entries.map(({ file }) => file),
        [...chosen],
      );
      if (!isComplete)
        toast.show({
          tone: 'bad',
          text: t`A post can have up to ${most} photos or one video. The rest were not added.`,
        });
      if (files.length > 0) uploads.add(files);
    },
  };
}
