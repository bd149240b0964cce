import { listTemplates } from '@peonia/contract/chat/message-templates.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { useLanguage } from '../../../platform/language/language.tsx';

/** Greeting templates in the page's language; the first one is the default greeting. */
export function useTemplates() {
  const { language } = useLanguage();
  return useQuery({
    queryKey: ['templates', 'sayhi', language],
    queryFn: ({ signal }) => call(listTemplates, { params: { kind: 'sayhi' } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
