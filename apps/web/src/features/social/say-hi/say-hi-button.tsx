import { Trans, useLingui } from '@lingui/react/macro';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { MessageCircleIcon } from '@peonia/ui/icons/message-circle.tsx';
import { MessageDotsIcon } from '@peonia/ui/icons/message-dots.tsx';
import { showProblem } from '../../../platform/errors/errors.tsx';
import { showBusyLine } from '../../../platform/loading/busy-line.ts';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import { useHold } from './use-hold.ts';
import * as css from './say-hi-button.module.css';

const requestPart = lazyPart(() => import('../../../platform/prompts/say-hi-request.ts'));

interface SayHiButtonProps {
  readonly person: MemberCard;
  readonly size?: 'sm' | 'md';
  readonly variant?: 'soft' | 'line';
  /** The icon alone, in a narrow row. */
  readonly isRound?: boolean;
}

/**
 * Opens the say-hi dialog; a long press sends the own greeting at once. Once there is a message, the button links to
 * the conversation. The icon is an outline before, has dots afterwards, and is filled where a button opens a
 * conversation without a greeting. Source: specification section 4, "Other".
 */
export function SayHiButton({ person, size = 'sm', variant = 'soft', isRound = false }: SayHiButtonProps) {
  const { t } = useLingui();
  const { name, user_id } = person;
  const hold = useHold((isAtOnce) =>
    showBusyLine(requestPart.load()).then(({ askToSayHi }) => askToSayHi({ user_id, name, isAtOnce }), showProblem),
  );
  if (person.messaged) {
    const label = t`Open the chat with ${name}`;
    const link = { icon: <MessageDotsIcon />, href: `/chat/${user_id}` };
    return isRound ? (
      <IconButton variant="fill" label={label} {...link} />
    ) : (
      <Button variant="trust" size={size} className={css.hiSent} aria-label={label} {...link}>
        <Trans context="card">Chat</Trans>
      </Button>
    );
  }
  const label = t`Say hi to ${name}`;
  return isRound ? (
    <IconButton variant="fill" label={label} icon={<MessageCircleIcon />} {...hold} />
  ) : (
    <Button variant={variant} size={size} icon={<MessageCircleIcon />} aria-label={label} {...hold}>
      <Trans context="card">Say hi</Trans>
    </Button>
  );
}
