import { listAlbumAccess } from '@peonia/contract/media/album.ts';
import { call } from '../../../platform/api/call.ts';
import { useLanguage } from '../../../platform/language/language.tsx';
import { usePage } from '../../../platform/query.ts';

export const accessListKey = ['let-in'] as const;

/** Members with access to the private folder. */
export function useAccessList() {
  const { language } = useLanguage();
  return usePage([...accessListKey, language], (max_id, signal) =>
    call(listAlbumAccess, { query: max_id === undefined ? {} : { max_id } }, { signal }),
  );
}
