import { Trans, useLingui } from '@lingui/react/macro';
import { languageFacts } from '@peonia/i18n/languages.ts';
import { classNames } from '@peonia/ui/class-names.ts';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../platform/language/language.tsx';
import { linesOf, questions } from './demonstration.ts';
import { exampleConversations, type Line, type Speaker } from './example-conversation.ts';
import * as css from './landing.module.css';
import * as buttonCss from '@peonia/ui/button/button.module.css';

/** Milliseconds until the other answers. */
const ANSWER_MS = 1_300;

interface HeroProps {
  /** Shows the buttons that lead to the form below. */
  readonly hasActions: boolean;
  readonly onChoose: (kind: 'register' | 'login') => void;
}

/** Heading and the bilingual example conversation, in which a guest may ask. */
export function Hero({ hasActions, onChoose }: HeroProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const conversation = exampleConversations[language];
  const { left, right } = conversation;
  const [asked, setAsked] = useState<number | null>(null);
  const isAnswered = useAnswered(asked);
  const { says, answers } = linesOf(conversation, asked);
  return (
    <section className={css.hero}>
      <h1>
        <Trans>
          <span>Write in your language.</span> <span>Be understood in theirs.</span>
        </Trans>
      </h1>
      {hasActions ? (
        <div className={`phone-only row ${css.heroActions}`}>
          <a
            className={`${buttonCss.button} grow`}
            data-variant="primary"
            href="?type=register#auth"
            data-live
            onClick={choose('register')}
          >
            <Trans>Create account</Trans>
          </a>
          <a
            className={`${buttonCss.button} grow`}
            data-variant="line"
            href="?type=login#auth"
            data-live
            onClick={choose('login')}
          >
            <Trans>Log in</Trans>
          </a>
        </div>
      ) : null}
      <p className={css.lead}>
        <Trans>
          A place for serious friendship and love across borders. Messages arrive translated, and the original stays one
          line below.
        </Trans>
      </p>
      <figure className={css.duo} aria-label={t`Example conversation: ${left.who} and ${right.who}`}>
        <Half side="l" speaker={left} />
        <Half side="r" speaker={right} />
        <div className={css.said} aria-live="polite">
          <Say key={`says-${asked}`} side="a" line={says} />
          {isAnswered ? <Say key={`answers-${asked}`} side="b" line={answers} /> : <Typing />}
        </div>
      </figure>
      <div className={css.ask} role="group" aria-label={t`Try it: ask something`}>
        <p className="small muted">
          <Trans>Try it: ask something</Trans>
        </p>
        <div className={css.questions}>
          {questions.map(({ question }, at) => (
            <button
              key={question.en}
              type="button"
              className={css.question}
              aria-pressed={asked === at}
              onClick={() => setAsked(at)}
            >
              {question[language]}
            </button>
          ))}
        </div>
      </div>
    </section>
  );

  function choose(kind: 'register' | 'login') {
    return (event: { preventDefault(): void }) => {
      event.preventDefault();
      onChoose(kind);
    };
  }
}

/** The answer comes a moment after the question; at once without motion. */
function useAnswered(asked: number | null): boolean {
  const [answered, setAnswered] = useState<number | null>(null);
  useEffect(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(() => setAnswered(asked), isStill ? 0 : ANSWER_MS);
    return () => clearTimeout(timer);
  }, [asked]);
  return answered === asked;
}

function Typing() {
  const { t } = useLingui();
  return (
    <div className={`${css.say} ${css.saySecond}`}>
      <p className={css.typing} role="img" aria-label={t`Answering`}>
        <i />
        <i />
        <i />
      </p>
    </div>
  );
}

function Half({ side, speaker }: { side: 'l' | 'r'; speaker: Speaker }) {
  return (
    <div className={classNames(css.half, side === 'r' && css.right)}>
      <img
        src={speaker.photo.large}
        srcSet={`${speaker.photo.small} 440w, ${speaker.photo.large} 640w`}
        sizes="(max-width: 767px) max(216px, 48vw), 330px"
        alt=""
        width={640}
        height={800}
        fetchPriority={side === 'l' ? 'high' : 'auto'}
      />
      <figcaption>
        <b>{speaker.who}</b>
        <span>{speaker.where}</span>
      </figcaption>
    </div>
  );
}

function Say({ side, line }: { side: 'a' | 'b'; line: Line }) {
  return (
    <div className={classNames(css.say, side === 'a' ? css.sayFirst : css.saySecond)}>
      <p lang={languageFacts[line.lang].htmlLang}>{line.text}</p>
      <p className={css.original} lang={languageFacts[line.other].htmlLang}>
        {line.translation}
      </p>
    </div>
  );
}
