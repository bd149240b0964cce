import { story as avatarStory } from './avatar/avatar.stories.tsx';
import { story as badgeStory } from './badge/badge.stories.tsx';
import { story as brandStory } from './brand/brand.stories.tsx';
import { story as bubbleStory } from './bubble/bubble.stories.tsx';
import { story as buttonStory } from './button/button.stories.tsx';
import { story as cardStory } from './card/card.stories.tsx';
import { story as checkStory } from './checkbox/checkbox.stories.tsx';
import { story as codeInputStory } from './code-input/code-input.stories.tsx';
import { story as coinStory } from './coin/coin.stories.tsx';
import { story as cropStory } from './crop/crop.stories.tsx';
import { story as dialogStory } from './dialog/dialog.stories.tsx';
import { story as emptyStateStory } from './empty-state/empty-state.stories.tsx';
import { story as factListStory } from './fact-list/fact-list.stories.tsx';
import { story as fieldStory } from './field/field.stories.tsx';
import { story as filterChipStory } from './filter-chip/filter-chip.stories.tsx';
import { story as iconButtonStory } from './icon-button/icon-button.stories.tsx';
import { story as pairStory } from './language-pair/language-pair-pill.stories.tsx';
import { story as linkTabsStory } from './link-tabs/link-tabs.stories.tsx';
import { story as listEndStory } from './load-more/load-more.stories.tsx';
import { story as menuStory } from './menu/menu.stories.tsx';
import { story as metaStory } from './meta/meta.stories.tsx';
import { story as nameLineStory } from './name-line/name-line.stories.tsx';
import { story as noteStory } from './note/note.stories.tsx';
import { story as passwordInputStory } from './password-input/password-input.stories.tsx';
import { story as personCardStory } from './person-card/person-card.stories.tsx';
import { story as photoStory } from './photo/photo.stories.tsx';
import { story as progressStory } from './progress/progress.stories.tsx';
import { story as radioCardStory } from './radio-card/radio-card.stories.tsx';
import { story as radioStory } from './radio/radio.stories.tsx';
import { story as scrollPillStory } from './scroll-pill/scroll-pill.stories.tsx';
import { story as segmentedStory } from './segmented/segmented.stories.tsx';
import { story as selectStory } from './select/select.stories.tsx';
import { story as skeletonStory } from './skeleton/skeleton.stories.tsx';
import { story as skipLinkStory } from './skip-link/skip-link.stories.tsx';
import { story as spinnerStory } from './spinner/spinner.stories.tsx';
import { story as stepListStory } from './step-list/step-list.stories.tsx';
import type { Story } from './story.ts';
import { story as switchStory } from './switch/switch.stories.tsx';
import { story as tableHeadStory } from './table-head/table-head.stories.tsx';
import { story as tabsStory } from './tabs/tabs.stories.tsx';
import { story as tagStory } from './tag/tag.stories.tsx';
import { story as textInputStory } from './text-input/text-input.stories.tsx';
import { story as textareaStory } from './textarea/textarea.stories.tsx';
import { story as toastStory } from './toast/toast.stories.tsx';
import { story as trendChartStory } from './trend-chart/trend-chart.stories.tsx';
import { story as waveStory } from './waveform/waveform.stories.tsx';

/**
 * All stories, for the page of UI parts. Each is rendered in a section with its title as heading, inside a
 * `ToastProvider`, with `story.css` loaded.
 */
export const allStories: readonly Story[] = [
  brandStory,
  buttonStory,
  iconButtonStory,
  factListStory,
  stepListStory,
  fieldStory,
  textInputStory,
  passwordInputStory,
  textareaStory,
  selectStory,
  codeInputStory,
  checkStory,
  radioStory,
  radioCardStory,
  switchStory,
  segmentedStory,
  avatarStory,
  nameLineStory,
  metaStory,
  pairStory,
  tagStory,
  badgeStory,
  coinStory,
  cardStory,
  noteStory,
  emptyStateStory,
  skeletonStory,
  progressStory,
  trendChartStory,
  waveStory,
  spinnerStory,
  menuStory,
  filterChipStory,
  tableHeadStory,
  tabsStory,
  linkTabsStory,
  toastStory,
  dialogStory,
  bubbleStory,
  personCardStory,
  photoStory,
  cropStory,
  scrollPillStory,
  listEndStory,
  skipLinkStory,
];
