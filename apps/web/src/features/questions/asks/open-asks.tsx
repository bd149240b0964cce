import { Trans } from '@lingui/react/macro';
import type { OpenAsk } from '@peonia/contract/questions.ts';
import { Avatar } from '@peonia/ui/avatar/avatar.tsx';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { Link } from '../../../platform/router/link.tsx';
import { useAnswerDialog } from '../answers/use-answer-dialog.tsx';
import { useAsks } from '../queries.ts';
import * as answersPageCss from '../answers/answers-page.module.css';
import * as css from '../questions.module.css';

/** Questions of others that wait for an answer. Renders nothing without any. */
export function OpenAsks() {
  const asks = useAsks();
  if (asks.items.length === 0) return null;
  return (
    <Card pad edge aria-labelledby="open-asks">
      <h2 id="open-asks" className={css.formTitle}>
        <Trans>Waiting for your answer</Trans>
      </h2>
      <ul className={answersPageCss.ownAnswers}>
        {asks.items.map((ask) => (
          <AskRow key={ask.ask_id} ask={ask} />
        ))}
      </ul>
      {asks.hasMore ? (
        <Button variant="line" size="sm" busy={asks.isLoadingMore} onClick={asks.loadMore}>
          <Trans>Show more questions</Trans>
        </Button>
      ) : null}
    </Card>
  );
}

function AskRow({ ask: { ask_id, user, question, choices } }: { ask: OpenAsk }) {
  const { show, isLoading, dialog } = useAnswerDialog();
  const { name } = user;
  return (
    <li className={answersPageCss.openAsk}>
      <Link href={`/profile/${user.user_id}`} aria-label={name}>
        <Avatar name={name} src={user.avatar ?? undefined} />
      </Link>
      <div className="grow">
        <p className="small muted">
          <Trans>{name} asks</Trans>
        </p>
        <p dir="auto">{question}</p>
      </div>
      <Button size="sm" busy={isLoading} onClick={() => show({ target: { ask_id }, question, choices, asker: name })}>
        <Trans>Answer</Trans>
      </Button>
      {dialog}
    </li>
  );
}
