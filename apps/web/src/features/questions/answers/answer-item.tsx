import { Trans, useLingui } from '@lingui/react/macro';
import type { Answer } from '@peonia/contract/questions.ts';
import { writeEmoji } from '@peonia/core/emoji.ts';
import { Tag } from '@peonia/ui/tag/tag.tsx';
import { AnswerWarning } from './answer-warning.tsx';
import * as css from './answers-card.module.css';

/** A question with the member's answer; marked if the reader has chosen the same. */
export function AnswerItem({ answer }: { answer: Answer }) {
  const { t } = useLingui();
  const { question, chosen, content, mine, alike, suspicious, published } = answer;
  return (
    <div>
      <dt dir="auto">{question}</dt>
      <dd>
        <blockquote className={css.quote} dir="auto">
          {content === '' ? chosen : writeEmoji(content)}
        </blockquote>
        {chosen === null || (content === '' && !alike) ? null : (
          <Tag match={alike} {...(content === '' ? {} : { matchLabel: t`Same as you` })}>
            {content === '' ? t`Same as you` : chosen}
          </Tag>
        )}
        {/* Its author, who knows whether it is published, needs no warning. */}
        {suspicious === true && published === null ? <AnswerWarning /> : null}
        {mine === null || alike ? null : (
          <p className="tiny muted">
            <Trans>You: {mine}</Trans>
          </p>
        )}
      </dd>
    </div>
  );
}
