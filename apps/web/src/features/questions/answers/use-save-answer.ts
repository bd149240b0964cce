import { useLingui } from '@lingui/react/macro';
import type { BodyOf } from '@peonia/contract/protocol/endpoint.ts';
import { answer } from '@peonia/contract/questions.ts';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, call } from '../../../platform/api/call.ts';
import { showProblem } from '../../../platform/errors/errors.tsx';
import { refreshAfterAsking, refreshAnswers } from '../queries.ts';

/** Saves an answer; `refusal` is the message of a refused request. */
export function useSaveAnswer(onDone: () => void) {
  const { t } = useLingui();
  const toast = useToast();
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: BodyOf<typeof answer>) => call(answer, { body }),
    onSuccess: ({ message }) => {
      void refreshAnswers(client);
      if (message !== null) refreshAfterAsking(client);
      toast.show({ text: message === null ? t`Saved` : t`Your answer is on its way.` });
      onDone();
    },
    onError: (problem) => {
      if (!(problem instanceof ApiError)) showProblem(problem);
    },
  });
  return {
    answer: (body: BodyOf<typeof answer>) => !isPending && mutate(body),
    isAnswering: isPending,
    refusal: error instanceof ApiError ? error.message : null,
  };
}
