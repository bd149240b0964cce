import { Trans, useLingui } from '@lingui/react/macro';
import type { ThreadPage } from '@peonia/contract/chat/chat-state.ts';
import { Avatar } from '@peonia/ui/avatar/avatar.tsx';
import { Button } from '@peonia/ui/button/button.tsx';
import { HandIcon } from '@peonia/ui/icons/hand.tsx';
import { Tag } from '@peonia/ui/tag/tag.tsx';
import { askToSayHi } from '../../../platform/prompts/say-hi-request.ts';
import { useSharedFact } from '../../profiles/summary/use-shared-fact.ts';
import { openerIdeasPart } from '../../suggestions/load-suggestions.ts';
import { SuggestionsButton } from '../../suggestions/suggestions-button.tsx';
import { useConversation } from '../state/conversation-context.ts';
import * as css from '../conversation/conversation.module.css';

/** Empty conversation: the member, what both share, first messages in both languages, and a say-hi button. */
export function EmptyConversation({ user, composer }: Pick<ThreadPage, 'user' | 'composer'>) {
  const { t } = useLingui();
  const { takeIdea } = useConversation();
  const shared = useSharedFact(user);
  const isOpen = composer === 'open';
  const OpenerIdeas = openerIdeasPart.use(isOpen);
  const { user_id, name, avatar } = user;
  return (
    <div className={css.begin}>
      <Avatar name={name} src={avatar ?? undefined} size={56} className={css.beginFace} />
      <h2>
        <Trans>Say hello to {name}</Trans>
      </h2>
      {shared === null ? null : <Tag match>{shared}</Tag>}
      {isOpen ? (
        <>
          <div className={css.beginIdeas}>
            {OpenerIdeas === null ? null : <OpenerIdeas to={user_id} onApply={takeIdea} />}
          </div>
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
