import { useLingui } from '@lingui/react/macro';
import { type EmojiName, emojis } from '@peonia/core/emoji.ts';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { SmileIcon } from '@peonia/ui/icons/smile.tsx';
import { useMenu } from '@peonia/ui/menu/use-menu.ts';
import { Spinner } from '@peonia/ui/spinner/spinner.tsx';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import { recordEmojiUse } from './recent-emoji.ts';
import * as css from './emoji-picker.module.css';
import * as menuCss from '@peonia/ui/menu/menu.module.css';

const choicePart = lazyPart(async () => (await import('./emoji-grid.tsx')).EmojiGrid);

/** Button and panel of the emoji grid, which loads with the first press. */
export function EmojiPicker({ onPick }: { onPick: (emoji: string) => void }) {
  const { t } = useLingui();
  const { open, trigger, panel, close } = useMenu('end');
  const Choice = choicePart.use(open, close);
  const take = (name: EmojiName) => {
    recordEmojiUse(name);
    close();
    onPick(emojis[name]);
  };
  return (
    <>
      <IconButton {...trigger} aria-haspopup="dialog" label={t`Emoji`} icon={<SmileIcon />} />
      <div {...panel} className={`${css.menu} ${menuCss.menu} ${css.emojis}`} role="dialog" aria-label={t`Emoji`}>
        {open ? Choice === null ? <Spinner label={t`Loading`} /> : <Choice onTake={take} /> : null}
      </div>
    </>
  );
}
