import { Trans, useLingui } from '@lingui/react/macro';
import type { Profile } from '@peonia/contract/profiles/profiles.ts';
import { languageCodes } from '@peonia/contract/protocol/language-code.ts';
import { type Language, languageFacts } from '@peonia/i18n/languages.ts';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '../../../platform/language/language.tsx';
import { useMe } from '../../../platform/session/session.ts';
import type { ShownText } from '../../translation/text/shown-text.ts';
import { TextWithRoom } from '../../translation/text/translation-placeholder.tsx';
import { useTranslatedText } from '../../translation/text/use-translated-text.ts';
import * as css from './profile.module.css';

/** The biography: the one in the reader's language first, with buttons for the others. */
export function ProfileBiography({ profile }: { profile: Profile }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [chosen, setChosen] = useState<Language | null>(null);
  const written = languageCodes.filter((code) => profile.biographies[code] !== undefined);
  const shown = chosen ?? (profile.biographies[language] === undefined ? null : language);
  const text = (shown === null ? undefined : profile.biographies[shown]) ?? profile.biography;
  if (text === '') return null;
  const lang = shown === null ? profile.language : languageFacts[shown].htmlLang;
  return (
    <>
      <Translated id={profile.user_id} text={text} lang={lang} isChosen={chosen !== null} />
      {shown !== null && shown === language ? (
        <p className="tiny muted">
          {profile.gender === 0 ? (
            <Trans>Written by her in your language.</Trans>
          ) : (
            <Trans>Written by him in your language.</Trans>
          )}
        </p>
      ) : null}
      {written.some((code) => code !== shown) ? (
        <p className={`${css.profileLanguages} small`} role="group" aria-label={t`Read in another language`}>
          <span className="muted">
            <Trans>Also in:</Trans>
          </span>
          {written
            .filter((code) => code !== shown)
            .map((code) => (
              <button
                key={code}
                type="button"
                className={`link ${css.link}`}
                lang={languageFacts[code].htmlLang}
                onClick={() => setChosen(code)}
              >
                {languageFacts[code].ownName}
              </button>
            ))}
        </p>
      ) : null}
    </>
  );
}

/** Translates a text the reader may not understand; a text the reader has chosen stays as written. */
function Translated({
  id,
  text,
  lang,
  isChosen,
}: {
  id: number;
  text: string;
  lang: string | undefined;
  isChosen: boolean;
}) {
  const me = useMe();
  const isForeign = !isChosen && me?.id !== id;
  const Shown = useTranslatedText(isForeign ? text : '', lang === undefined ? [] : [lang]);
  const draw = (shown: ShownText, line: ReactNode) => (
    <>
      <p className={`${css.profileBio} prose`} data-testid="biography" lang={shown.lang} dir="auto">
        <TextWithRoom room={shown.room}>{shown.text}</TextWithRoom>
      </p>
      {line}
    </>
  );
  return Shown === null ? (
    draw({ text, lang }, null)
  ) : (
    <Shown type="biography" id={id} original={{ text, lang }}>
      {draw}
    </Shown>
  );
}
