import { Trans } from '@lingui/react/macro';
import type { Message, Thread } from '@peonia/contract/chat.ts';
import type { MemberCard } from '@peonia/contract/member-card.ts';
import { ClockIcon, LanguagesIcon } from '@peonia/ui/icons.tsx';
import { useMe } from '../../platform/session/session.ts';
import { askTranslator } from './translator-request.ts';
import './translators.css';

export interface TranslatorLineProps {
  readonly message: Message;
  readonly user: MemberCard;
  /** Of the conversation: 0 none, 1 machine, 2 a person, null as the settings say. */
  readonly engine: Thread['engine'];
}

/** Below a message: a person is at it or has translated it; and where the reader wants people to translate, the way to ask for one. */
export function TranslatorLine({ message, user, engine }: TranslatorLineProps) {
  const me = useMe();
  const open = () => askTranslator({ message, user });
  const human = message.translation?.kind === 'human' ? message.translation : null;
  if (human?.state === 'translating') {
    return (
      <button type="button" className="person-line" onClick={open}>
        <ClockIcon />
        <Trans>A person is translating this</Trans>
      </button>
    );
  }
  if (human?.state === 'translated') {
    return (
      <button type="button" className="person-line done" onClick={open}>
        <LanguagesIcon />
        <Trans>Translated by a person</Trans>
      </button>
    );
  }
  const wantsPeople = engine === 2 || (engine === null && me?.privacy.translation_engine === 'human');
  const isForeign = message.sender === user.user_id && message.message_content !== '' && !message.recalled;
  if (!wantsPeople || !isForeign) return null;
  return (
    <button type="button" className="person-line" onClick={open}>
      <LanguagesIcon />
      <Trans>Have it translated by a person</Trans>
    </button>
  );
}
