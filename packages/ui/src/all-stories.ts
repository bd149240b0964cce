import avatar from './avatar/avatar.stories.tsx';
import bubble from './bubble/bubble.stories.tsx';
import button from './button/button.stories.tsx';
import codeInput from './code-input/code-input.stories.tsx';
import crop from './crop/crop.stories.tsx';
import dialog from './dialog/dialog.stories.tsx';
import field from './field/field.stories.tsx';
import iconButton from './icon-button/icon-button.stories.tsx';
import menu from './menu/menu.stories.tsx';
import note from './note/note.stories.tsx';
import personCard from './person-card/person-card.stories.tsx';
import segmented from './segmented/segmented.stories.tsx';
import type { Story } from './story.ts';
import tabs from './tabs/tabs.stories.tsx';
import toast from './toast/toast.stories.tsx';

/**
 * Every story, for the web app's page of parts. Each goes into its own section with the title as heading, inside a
 * `ToastProvider`, with `story.css` loaded.
 */
export const allStories: readonly Story[] = [
  button,
  iconButton,
  field,
  codeInput,
  segmented,
  avatar,
  note,
  menu,
  tabs,
  toast,
  dialog,
  bubble,
  personCard,
  crop,
];
