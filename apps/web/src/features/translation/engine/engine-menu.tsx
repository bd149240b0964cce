import { Trans, useLingui } from '@lingui/react/macro';
import type { Thread } from '@peonia/contract/chat/chat.ts';
import { LanguagesIcon } from '@peonia/ui/icons/languages.tsx';
import { Menu } from '@peonia/ui/menu/menu.tsx';
import { useEngineEntries } from './use-engine-entries.tsx';
import * as css from '../translation.module.css';

/** Translation engine in the conversation details, with a menu to change it. */
export function EngineMenu({ thread, onChange }: { thread: Thread; onChange: (engine: Thread['engine']) => void }) {
  const { t } = useLingui();
  const { name, entries } = useEngineEntries(thread.engine, onChange);
  return (
    <Menu
      label={t`Translation in this chat`}
      renderTrigger={(open) => (
        <button type="button" {...open}>
          <LanguagesIcon />
          <span>
            <Trans context="chat">Translation</Trans>
          </span>
          <span className={css.engineName}>{name}</span>
        </button>
      )}
      entries={entries}
    />
  );
}
