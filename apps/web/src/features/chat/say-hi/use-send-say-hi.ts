import { useLingui } from '@lingui/react/macro';
import { sayHi } from '@peonia/contract/chat/chat.ts';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, isRefusal } from '../../../platform/api/call.ts';
import { goTo } from '../../../platform/router/navigation.ts';
import { changeMember, confirmMember } from '../../profiles/member-cache.ts';
import { useShowRefusal } from '../../social/say-hi/use-show-refusal.ts';

export interface Greeting {
  readonly user_id: number;
  readonly name: string;
  /** The own greeting if absent. */
  readonly text?: string;
}

export type SendSayHi = ReturnType<typeof useSendSayHi>;

/** Sends a greeting, and says where it went. Source: specification section 4, "Other". */
export function useSendSayHi() {
  const { t } = useLingui();
  const toast = useToast();
  const queryClient = useQueryClient();
  const showRefusal = useShowRefusal();
  return useMutation({
    mutationFn: ({ user_id, text }: Greeting) =>
      call(sayHi, { body: { user_id, ...(text === undefined ? {} : { hi_content: text }) } }),
    onSuccess: (_, { user_id, name }) => {
      confirmMember(queryClient, user_id, { messaged: true });
      toast.show({
        text: t`Your greeting to ${name} is sent`,
        action: { label: t`Open chat`, onPress: () => goTo(`/chat/${user_id}`) },
      });
      // It arrives as an event; without a connection the next snapshot contains it.
      return queryClient.invalidateQueries({ queryKey: ['chat'] });
    },
    onError: (error, { user_id }) => {
      // Already greeted from another tab or device: show the sent state.
      if (isRefusal(error, 'message_unanswered')) changeMember(queryClient, user_id, { messaged: true });
      showRefusal(error);
    },
  });
}
