import { listLetIn } from '@peonia/contract/album.ts';
import { call } from '../../platform/api/call.ts';
import { useLanguage } from '../../platform/language.tsx';
import { usePage } from '../../platform/query.ts';

export const letInKey = ['let-in'] as const;

/** Whom the member has let into the private folder. */
export function useLetInList() {
  const { language } = useLanguage();
  return usePage([...letInKey, language], (max_id, signal) =>
    call(listLetIn, { query: max_id === undefined ? {} : { max_id } }, { signal }),
  );
}
