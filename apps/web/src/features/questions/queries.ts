import {
  type Answer,
  listAnswers,
  listAsks,
  listQuestions,
  type Match,
  type OpenAsk,
} from '@peonia/contract/questions.ts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { type ListPage, usePage } from '../../platform/query.ts';
import { useMe } from '../../platform/session/session.ts';

const answersKey = 'answers';
const asksKey = 'asks';
const questionsKey = 'questions';

interface AnswerPage extends ListPage<Answer> {
  readonly match: Match | null;
}

/** A member's answers visible to the reader; all of the member's own. */
export function useAnswers(memberId: number, { enabled = true } = {}) {
  const { language } = useLanguage();
  const reader = useMe()?.id ?? 0;
  const list = usePage<Answer, AnswerPage>(
    [answersKey, memberId, reader, language],
    (max_id, signal) =>
      call(listAnswers, { params: { id: memberId }, query: max_id === undefined ? {} : { max_id } }, { signal }),
    { enabled },
  );
  return { ...list, match: list.pages[0]?.match ?? null };
}

/** Questions of others that wait for the member's answer. */
export function useAsks() {
  const { language } = useLanguage();
  const me = useMe()?.id ?? 0;
  return usePage<OpenAsk, ListPage<OpenAsk>>(
    [asksKey, me, language],
    (max_id, signal) => call(listAsks, { query: max_id === undefined ? {} : { max_id } }, { signal }),
    { enabled: me !== 0 },
  );
}

/** The question catalogue in the reader's language, and how many questions are left today. */
export function useQuestions(enabled: boolean) {
  const { language } = useLanguage();
  const me = useMe()?.id ?? 0;
  return useQuery({
    queryKey: [questionsKey, me, language],
    queryFn: ({ signal }) => call(listQuestions, {}, { signal }),
    enabled: enabled && me !== 0,
  });
}

/** After a change of an answer every match score may differ. */
export async function refreshAnswers(client: QueryClient): Promise<void> {
  await Promise.all([answersKey, asksKey, questionsKey].map((key) => client.invalidateQueries({ queryKey: [key] })));
}

export function refreshAsks(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: [asksKey] });
}

/** Asking uses up the daily limit and adds a message to the conversation. */
export function refreshAfterAsking(client: QueryClient): void {
  for (const key of [questionsKey, 'chat']) void client.invalidateQueries({ queryKey: [key] });
}
