import { Trans } from '@lingui/react/macro';
import type { Message } from '@peonia/contract/chat/chat.ts';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { useAsks } from '../queries.ts';
import { useAnswerDialog } from './use-answer-dialog.tsx';

/** Below a question in a conversation: opens the answer dialog. */
export function AnswerButton({ message, user }: { message: Message; user: MemberCard }) {
  const { show, isLoading, dialog } = useAnswerDialog();
  const asks = useAsks();
  const { question } = message;
  if (question === null) return null;
  const choices = asks.items.find(({ ask_id }) => ask_id === question.id)?.choices ?? [];
  return (
    <>
      <Button
        size="sm"
        busy={isLoading || asks.isPending}
        onClick={() => show({ target: { ask_id: question.id }, question: question.text, choices, asker: user.name })}
      >
        <Trans>Answer</Trans>
      </Button>
      {dialog}
    </>
  );
}
