import { Trans, useLingui } from '@lingui/react/macro';
import type { Thread } from '@peonia/contract/chat/chat.ts';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { LanguagesIcon } from '@peonia/ui/icons/languages.tsx';
import { LanguagePairPill } from '@peonia/ui/language-pair/language-pair-pill.tsx';
import { Menu } from '@peonia/ui/menu/menu.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { useMe } from '../../../platform/session/session.ts';
import { settings } from '../../../platform/settings.ts';
import { browserStore, useStored } from '../../../platform/store/browser-store.ts';
import { languagePairOf } from '../language-pair.ts';
import { readsAll } from '../readable-languages.ts';
import { canTranslateOnDevice } from '../requests/device-translator.ts';
import { effectiveEngine } from './effective-engine.ts';
import { useEngineEntries } from './use-engine-entries.tsx';
import { useTranslationShare } from './use-translation-share.ts';
import * as css from '../translation.module.css';

const tip = 'translation';

interface EngineRowProps {
  readonly user: MemberCard;
  readonly thread: Thread | null;
  readonly onChange: (engine: Thread['engine']) => void;
}

/** Above the composer of a conversation in two languages: the language pair and engine, with a menu to change it. */
export function EngineRow({ user, thread, onChange }: EngineRowProps) {
  const { t } = useLingui();
  const me = useMe();
  const { language } = useLanguage();
  const hidden = useStored('hiddenTips');
  const { entries } = useEngineEntries(thread?.engine ?? null, onChange);
  const share = useTranslationShare();
  const pair = languagePairOf(user.languages, me, language);
  if (me === null || pair === null || readsAll(me, language, user.languages)) return null;
  const engine = effectiveEngine(thread?.engine ?? null, me);
  return (
    <>
      {engine === 'machine' && settings().hasTranslator && !hidden.includes(tip) ? (
        <Note
          tone="trust"
          icon={<LanguagesIcon />}
          className={css.engineTip}
          action={
            <Button variant="line" size="sm" onClick={() => browserStore.set('hiddenTips', [...hidden, tip])}>
              <Trans>Got it</Trans>
            </Button>
          }
        >
          <Trans>You both write and read in your own language. The original stays one line below.</Trans>
        </Note>
      ) : null}
      <div className={css.engine} data-testid="translation-engine">
        <LanguagePairPill
          className={css.enginePair}
          first={pair.mine ?? pair.theirs}
          second={pair.mine === null ? undefined : pair.theirs}
          joiner={t({ message: 'and', context: 'two languages' })}
        />
        <span className={`grow ${css.engineWords}`}>
          <EngineWords engine={engine} share={share} />
        </span>
        {thread === null ? null : (
          <Menu
            label={t`Translation in this chat`}
            renderTrigger={(open) => (
              <button type="button" className={`link ${css.link}`} {...open}>
                <Trans>Change</Trans>
              </button>
            )}
            entries={entries}
          />
        )}
      </div>
    </>
  );
}

function EngineWords({
  engine,
  share,
}: {
  engine: ReturnType<typeof effectiveEngine>;
  share: ReturnType<typeof useTranslationShare>;
}) {
  if (engine === 'none') return <Trans>Not translated</Trans>;
  if (engine === 'human') return <Trans>Human translation on request</Trans>;
  if (share === undefined) return <Trans>Machine translation</Trans>;
  if (share.engine === null)
    return canTranslateOnDevice() ? (
      <Trans>Translation in this browser</Trans>
    ) : (
      <Trans>Machine translation is not set up here</Trans>
    );
  return share.used >= share.most ? (
    <Trans>Today’s free translations are used up</Trans>
  ) : (
    <Trans>Machine translation</Trans>
  );
}
