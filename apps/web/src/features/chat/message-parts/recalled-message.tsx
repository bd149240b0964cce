import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Message } from '@peonia/contract/chat/chat.ts';
import type { ComplaintReason } from '@peonia/contract/moderation/complaint-reasons.ts';
import { ShieldCheckIcon } from '@peonia/ui/icons/shield-check.tsx';
import { UndoIcon } from '@peonia/ui/icons/undo.tsx';
import * as css from '../bubbles/bubbles.module.css';

const reasons: Readonly<Record<ComplaintReason, MessageDescriptor>> = {
  money: msg`It asked for money or sold something.`,
  not_real: msg`It pretended to be from someone else.`,
  nudity: msg`It showed nudity or sex.`,
  no_consent: msg`It showed someone naked who had not agreed to it.`,
  hate: msg`It insulted, threatened or spread hatred.`,
  minor: msg`It showed or involved someone under 18.`,
  not_own: msg`It used other people’s photos.`,
  other: msg`It was against our rules.`,
};

/** Placeholder of a message that was recalled, or removed by the staff with its reason. */
export function RecalledMessage({ message: { removed }, isMine }: { message: Message; isMine: boolean }) {
  const { i18n } = useLingui();
  if (removed !== null) {
    const why = i18n._(reasons[removed]);
    return (
      <p className={css.recalled}>
        <ShieldCheckIcon />
        <span>
          <Trans>Our team removed this message. {why}</Trans>
        </span>
      </p>
    );
  }
  return (
    <p className={css.recalled}>
      <UndoIcon />
      {isMine ? <Trans>You recalled this message</Trans> : <Trans>This message was recalled</Trans>}
    </p>
  );
}
