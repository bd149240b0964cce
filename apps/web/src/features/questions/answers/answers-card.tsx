import { Trans } from '@lingui/react/macro';
import type { Profile } from '@peonia/contract/profiles/profiles.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { HelpIcon } from '@peonia/ui/icons/help.tsx';
import { useState } from 'react';
import { Link } from '../../../platform/router/link.tsx';
import { useMe } from '../../../platform/session/session.ts';
import { AskButton } from '../asks/ask-button.tsx';
import { useAnswers } from '../queries.ts';
import { AnswerItem } from './answer-item.tsx';
import { MatchScore } from './match-score.tsx';
import * as css from './answers-card.module.css';

/** Answers shown before "Show more". */
const INITIAL_ANSWERS = 4;

/** A member's answers with the match score and the ask button. The member's own card links to the answers page. */
export function AnswersCard({ profile }: { profile: Profile }) {
  const me = useMe();
  const isOwn = me?.id === profile.user_id;
  const list = useAnswers(profile.user_id);
  const shown = list.items.filter(({ published }) => published !== false);
  // Blocked members cannot be asked; guests only see the answers.
  const asks = me !== null && !isOwn && profile.friend !== 4;
  if (list.isPending || (shown.length === 0 && !isOwn && !asks)) return null;
  return (
    <Card pad edge aria-labelledby="answers">
      <CardHead
        id="answers"
        title={<Trans>Answers to questions</Trans>}
        action={isOwn ? <Manage /> : asks ? <AskButton to={profile} /> : undefined}
      />
      {list.match === null || shown.length === 0 ? null : <MatchScore match={list.match} name={profile.name} />}
      {shown.length === 0 ? (
        <Nothing name={profile.name} isOwn={isOwn} />
      ) : (
        <AnswerList items={shown} hasMore={list.hasMore} onMore={list.loadMore} />
      )}
    </Card>
  );
}

function Manage() {
  return (
    <Link className="link small" href="/setting/answers">
      <Trans>Manage</Trans>
    </Link>
  );
}

function Nothing({ name, isOwn }: { name: string; isOwn: boolean }) {
  if (!isOwn) {
    return (
      <p className="small muted">
        <Trans>{name} has not shared any answers yet. A good question is a good start.</Trans>
      </p>
    );
  }
  return (
    <>
      <p className={`small muted ${css.answersNone}`}>
        <Trans>Short answers say more than a long text, and others see how well you match.</Trans>
      </p>
      <Button variant="soft" size="sm" href="/setting/answers" icon={<HelpIcon />}>
        <Trans>Answer a few questions</Trans>
      </Button>
    </>
  );
}

function AnswerList({
  items,
  hasMore,
  onMore,
}: {
  items: ReturnType<typeof useAnswers>['items'];
  hasMore: boolean;
  onMore: () => void;
}) {
  const [isExpanded, setExpanded] = useState(false);
  const shownItems = isExpanded ? items : items.slice(0, INITIAL_ANSWERS);
  return (
    <>
      <dl className={css.answers}>
        {shownItems.map((answer) => (
          <AnswerItem key={answer.id} answer={answer} />
        ))}
      </dl>
      {shownItems.length < items.length || hasMore ? (
        <Button variant="line" size="sm" onClick={() => (isExpanded ? onMore() : setExpanded(true))}>
          <Trans>Show more answers</Trans>
        </Button>
      ) : null}
    </>
  );
}
