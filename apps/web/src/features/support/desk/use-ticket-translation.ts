import { translateTicket, type TicketCase } from '@peonia/contract/support/support-desk.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { useLanguage } from '../../../platform/language/language.tsx';

interface Translation {
  readonly text: string;
  readonly language: Language;
}

/** The texts of a ticket in the language of the page, once they are asked for. A new reply is translated too. */
export function useTicketTranslation({ id, messages }: TicketCase) {
  const { language } = useLanguage();
  const [isOn, setOn] = useState(false);
  const { data, isFetching } = useQuery({
    queryKey: ['staff-ticket-translation', id, language, messages.length],
    queryFn: ({ signal }) => call(translateTicket, { params: { id } }, { signal }),
    enabled: isOn,
    staleTime: Infinity,
  });
  return {
    isOn,
    isPending: isOn && isFetching,
    toggle: () => setOn((now) => !now),
    /** The translation of a message; of the question with 0. */
    of(messageId: number): Translation | undefined {
      const text = isOn ? data?.items.find((item) => item.id === messageId)?.text : null;
      return text === null || text === undefined ? undefined : { text, language };
    },
  };
}
