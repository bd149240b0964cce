import { Button } from '@peonia/ui/button/button.tsx';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { SparklesIcon } from '@peonia/ui/icons/sparkles.tsx';
import type { PressProps } from '@peonia/ui/press/press.tsx';
import { useMedia } from '@peonia/ui/use-media.ts';
import type { SuggestionsPanelProps } from './suggestions-panel.tsx';
import { SuggestionsPopover } from './suggestions-popover.tsx';
import { useSuggestionsSheet } from './use-suggestions-sheet.tsx';

export interface SuggestionsButtonProps extends SuggestionsPanelProps {
  /** In the words of the page it stands on: the panel brings its own with the first press. */
  readonly label: string;
  /** An icon alone in a row of icons, else a small button with its words. */
  readonly look: 'icon' | 'words';
  readonly className?: string;
}

/** Opens ideas for what to write: beside the field on wide screens, as a sheet on a phone. */
export function SuggestionsButton({ label, look, className, ...ideas }: SuggestionsButtonProps) {
  const isWide = useMedia('(min-width: 768px)');
  const trigger = (press: PressProps) =>
    look === 'icon' ? (
      <IconButton {...press} className={className} label={label} title={label} icon={<SparklesIcon />} />
    ) : (
      <Button {...press} className={className} variant="soft" size="sm" icon={<SparklesIcon />}>
        {label}
      </Button>
    );
  return isWide ? (
    <SuggestionsPopover {...ideas} label={label} renderTrigger={trigger} />
  ) : (
    <SheetButton {...ideas} renderTrigger={trigger} />
  );
}

function SheetButton({
  renderTrigger,
  ...ideas
}: SuggestionsPanelProps & { renderTrigger: (press: PressProps) => React.ReactNode }) {
  const { show, isLoading, sheet } = useSuggestionsSheet(ideas);
  return (
    <>
      {renderTrigger({ 'aria-haspopup': 'dialog', busy: isLoading, onClick: show })}
      {sheet}
    </>
  );
}
