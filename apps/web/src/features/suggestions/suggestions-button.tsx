import type { ButtonBaseProps } from '@peonia/ui/button-base/button-base.tsx';
import { Button } from '@peonia/ui/button/button.tsx';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { SparklesIcon } from '@peonia/ui/icons/sparkles.tsx';
import { useMedia } from '@peonia/ui/use-media.ts';
import type { SuggestionsPanelProps } from './suggestions-panel.tsx';
import { SuggestionsPopover } from './suggestions-popover.tsx';
import { useSuggestionsSheet } from './use-suggestions-sheet.tsx';

interface SuggestionsButtonProps extends SuggestionsPanelProps {
  /** Text of the page's catalogue: the panel's own texts load at the first press. */
  readonly label: string;
  /** An icon button, or a small button with a label. */
  readonly look: 'icon' | 'words';
  readonly className?: string;
}

/** Opens suggestions: a popover on wide screens, a sheet on phones. */
export function SuggestionsButton({ label, look, className, ...ideas }: SuggestionsButtonProps) {
  const isWide = useMedia('(min-width: 768px)');
  const trigger = (press: ButtonBaseProps) =>
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
}: SuggestionsPanelProps & { renderTrigger: (press: ButtonBaseProps) => React.ReactNode }) {
  const { show, isLoading, sheet } = useSuggestionsSheet(ideas);
  return (
    <>
      {renderTrigger({ 'aria-haspopup': 'dialog', busy: isLoading, onClick: show })}
      {sheet}
    </>
  );
}
