import { Trans, useLingui } from '@lingui/react/macro';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { SuggestionsPanel, type SuggestionsPanelProps } from './suggestions-panel.tsx';

/** The suggestions as a bottom sheet. */
export function SuggestionsSheet({
  open,
  onClose,
  request,
  onApply,
}: SuggestionsPanelProps & { open: boolean; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog open={open} onClose={onClose} title={<Trans>Ideas</Trans>} closeLabel={t`Close`}>
      {open ? (
        <SuggestionsPanel
          request={request}
          onApply={(text, mode) => {
            onClose();
            onApply(text, mode);
          }}
        />
      ) : null}
    </Dialog>
  );
}
