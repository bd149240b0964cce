import { useLingui } from '@lingui/react/macro';
import { ask, type WishKind } from '@peonia/contract/questions.ts';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError, call, isRefusal } from '../../../platform/api/call.ts';
import { showProblem } from '../../../platform/errors/errors.tsx';
import { confirmMember } from '../../profiles/member-cache.ts';
import { refreshAfterAsking } from '../queries.ts';

type AskRequest = { readonly question_id: number } | { readonly content: string } | { readonly kind: WishKind };

/** Refusals shown as a prompt with an action; the others show inline. */
const promptRefusals = ['daily_share_used_up', 'conversations_used_up'] as const;

/** Asks a member. The client id of an attempt is kept until it is answered, so a retry after a lost reply asks once. */
export function useAskMember(
  to: { readonly user_id: number; readonly name: string },
  onAsked: (request: AskRequest) => void,
) {
  const { t } = useLingui();
  const toast = useToast();
  const client = useQueryClient();
  const attempt = useRef<{ readonly request: string; readonly id: string } | null>(null);
  const { name } = to;
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (request: AskRequest) => {
      const key = JSON.stringify(request);
      if (attempt.current?.request !== key) attempt.current = { request: key, id: crypto.randomUUID() };
      return call(ask, { body: { user_id: to.user_id, kind: 'question', client_id: attempt.current.id, ...request } });
    },
    onSuccess: ({ message }, request) => {
      attempt.current = null;
      refreshAfterAsking(client);
      if (message !== null) confirmMember(client, to.user_id, { messaged: true });
      toast.show({
        text: message === null ? t`Your request was sent to ${name}.` : t`Your question was sent to ${name}.`,
      });
      onAsked(request);
    },
    onError: (problem) => {
      if (isRefusal(problem, ...promptRefusals) || !(problem instanceof ApiError)) showProblem(problem);
    },
  });
  const words = error instanceof ApiError ? error.message : null;
  return {
    ask: (request: AskRequest) => !isPending && mutate(request),
    isAsking: isPending,
    refusal: isRefusal(error, ...promptRefusals) ? null : words,
    clearRefusal: reset,
  };
}
