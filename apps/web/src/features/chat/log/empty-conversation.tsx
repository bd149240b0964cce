import { Trans, useLingui } from '@lingui/react/macro';
import type { ThreadPage } from '@peonia/contract/chat/chat-state.ts';
import { Avatar } from '@peonia/ui/avatar/avatar.tsx';
import { Button } from '@peonia/ui/button/button.tsx';
import { HandIcon } from '@peonia/ui/icons/hand.tsx';
import { askToSayHi } from '../../../platform/prompts/say-hi-request.ts';
import { SuggestionsButton } from '../../suggestions/suggestions-button.tsx';
import { useConversation } from '../state/conversation-context.ts';
import * as css from '../conversation/conversation.module.css';

/** Empty conversation: the member, a say-hi button and ideas. */
export function EmptyConversation({ user, composer }: Pick<ThreadPage, 'user' | 'composer'>) {
  const { t } = useLingui();
  const { takeIdea } = useConversation();
  const { user_id, name, avatar } = user;
  return (
    <div className={css.begin}>
      <Avatar name={name} src={avatar ?? undefined} size={132} className={css.beginFace} />
      <h2>
        <Trans>Say hello to {name}</Trans>
      </h2>
      {composer === 'open' ? (
        <>
          <p className="muted">
            <Trans>Say hi, or write your first message below.</Trans>
          </p>
          <div className="row wrap">
            <Button icon={<HandIcon />} onClick={() => askToSayHi({ user_id, name })}>
              <Trans>Say hi</Trans>
            </Button>
            <SuggestionsButton
              look="words"
              label={t`Ideas to start with`}
              request={{ modes: ['opener'], to: user_id, text: '' }}
              onApply={takeIdea}
            />
          </div>
        </>
      ) : null}
    </div>
  );
}
