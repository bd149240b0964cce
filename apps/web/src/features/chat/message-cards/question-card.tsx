import { Trans } from '@lingui/react/macro';
import type { Message } from '@peonia/contract/chat/chat.ts';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { HelpIcon } from '@peonia/ui/icons/help.tsx';
import { SpeakerLabel } from '../message-parts/translated-text.tsx';
import { useSlot } from '../state/slots.ts';
import { MessageText } from '../text/message-text.tsx';
import * as css from './message-card.module.css';

/** A question and its answer. */
export function QuestionCard({ message, peer, isMine }: { message: Message; peer: MemberCard; isMine: boolean }) {
  const Answer = useSlot('question');
  const { question } = message;
  const { name } = peer;
  const answer = question?.answer ?? null;
  return (
    <div className={css.questionMessage}>
      <span className={css.questmKind}>
        <HelpIcon />
        {isMine ? <Trans>You asked</Trans> : <Trans>{name} asks</Trans>}
      </span>
      <p className={css.questmText} dir="auto">
        <MessageText text={question?.text ?? message.message_content} />
      </p>
      {answer === null ? null : (
        <p className={css.questmAnswer} dir="auto">
          <SpeakerLabel isMine={!isMine} />
          <MessageText text={answer} />
        </p>
      )}
      {answer === null && !isMine && Answer !== null ? <Answer message={message} user={peer} /> : null}
      {answer === null && isMine ? (
        <span className="tiny muted">
          <Trans>Not answered yet</Trans>
        </span>
      ) : null}
    </div>
  );
}
