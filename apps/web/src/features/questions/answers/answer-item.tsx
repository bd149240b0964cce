import { Trans, useLingui } from '@lingui/react/macro';
import type { Answer } from '@peonia/contract/questions.ts';
import { writeEmoji } from '@peonia/core/emoji.ts';
import { Tag } from '@peonia/ui/tag/tag.tsx';

/** A question with the member's answer; marked if the reader has chosen the same. */
export function AnswerItem({ answer }: { answer: Answer }) {
  const { t } = useLingui();
  const { question, chosen, content, mine, alike } = answer;
  return (
    <div>
      <dt dir="auto">{question}</dt>
      <dd>
        {chosen === null ? null : (
          <Tag match={alike} matchLabel={t`Same as you`}>
            {chosen}
          </Tag>
        )}
        {content === '' ? null : <p dir="auto">{writeEmoji(content)}</p>}
        {mine === null || alike ? null : (
          <p className="tiny muted">
            <Trans>You: {mine}</Trans>
          </p>
        )}
      </dd>
    </div>
  );
}
