import { useLingui } from '@lingui/react/macro';
import { limits } from '@peonia/contract/limits.ts';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { type Uploads, useUploads } from '../../media/public.ts';
import { fitFiles } from './fit-files.ts';
import { useKeptFiles } from './use-kept-files.ts';

/**
 * The files of a post being written, kept with its draft: the uploader, which says so where a post cannot take what was
 * chosen.
 */
export function useDraftFiles(key: string): Uploads {
  const { t } = useLingui();
  const toast = useToast();
  const uploads = useUploads({ most: limits.post_photos_max });
  useKeptFiles(key, uploads);
  const most = limits.post_photos_max;
  return {
    ...uploads,
    add(chosen) {
      const { files, isWhole } = fitFiles(
        uploads.entries.map(({ file }) => file),
        [...chosen],
      );
      if (!isWhole)
        toast.show({ tone: 'bad', text: t`A post has up to ${most} photos or one video. The rest was left out.` });
      if (files.length > 0) uploads.add(files);
    },
  };
}
