import { Trans, useLingui } from '@lingui/react/macro';
import { languageFacts } from '@peonia/i18n/languages.ts';
import { classNames } from '@peonia/ui/class-names.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { exampleConversations, type Line, type Speaker } from './example-conversation.ts';
import * as css from './landing.module.css';
import * as buttonCss from '@peonia/ui/button/button.module.css';

/** Heading and the bilingual example conversation. */
export function Hero({ onChoose }: { onChoose: (kind: 'register' | 'login') => void }) {
  const { t } = useLingui();
  const { left, right, says, answers } = exampleConversations[useLanguage().language];
  return (
    <section className={css.hero}>
      <h1>
        <Trans>
          <span>Write in your language.</span> <span>Be understood in theirs.</span>
        </Trans>
      </h1>
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
      <p className={css.lead}>
        <Trans>
          A place for serious friendship and love across borders. Messages arrive translated, and the original stays one
          line below.
        </Trans>
      </p>
      <figure className={css.duo} aria-label={t`Example conversation: ${left.who} and ${right.who}`}>
        <Half side="l" speaker={left} />
        <Half side="r" speaker={right} />
        <Say side="a" line={says} />
        <Say side="b" line={answers} />
      </figure>
    </section>
  );

  function choose(kind: 'register' | 'login') {
    return (event: { preventDefault(): void }) => {
      event.preventDefault();
      onChoose(kind);
    };
  }
}

function Half({ side, speaker }: { side: 'l' | 'r'; speaker: Speaker }) {
  return (
    <div className={classNames(css.half, side === 'r' && css.right)}>
      <img src={speaker.photo} alt="" width={640} height={800} fetchPriority={side === 'l' ? 'high' : 'auto'} />
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
