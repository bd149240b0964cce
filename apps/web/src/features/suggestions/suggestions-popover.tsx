import type { ButtonBaseProps } from '@peonia/ui/button-base/button-base.tsx';
import { useMenu } from '@peonia/ui/menu/use-menu.ts';
import { Spinner } from '@peonia/ui/spinner/spinner.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { suggestionsPanelPart } from './load-suggestions.ts';
import type { SuggestionsPanelProps } from './suggestions-panel.tsx';
import * as css from './suggestions-popover.module.css';
import * as menuCss from '@peonia/ui/menu/menu.module.css';

interface SuggestionsPopoverProps extends SuggestionsPanelProps {
  readonly label: string;
  readonly renderTrigger: (press: ButtonBaseProps) => ReactNode;
}

/** The suggestions beside the button. Rendered outside the form, so that a key pressed here sends nothing. */
export function SuggestionsPopover({ label, request, onApply, renderTrigger }: SuggestionsPopoverProps) {
  const { open, trigger, panel, close } = useMenu('end');
  const Panel = suggestionsPanelPart.use(open, close);
  return (
    <>
      {renderTrigger({ ...trigger, 'aria-haspopup': 'dialog' })}
      {createPortal(
        <div {...panel} className={`${menuCss.menu} ${css.ideas}`} role="dialog" aria-label={label}>
          {open ? (
            <>
              <Title label={label} />
              {Panel === null ? (
                <Spinner />
              ) : (
                <Panel
                  request={request}
                  onApply={(text, mode) => {
                    close();
                    onApply(text, mode);
                  }}
                />
              )}
            </>
          ) : null}
        </div>,
        document.body,
      )}
    </>
  );
}

/** Takes the focus when the panel opens, as the title of a dialog does. */
function Title({ label }: { label: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <h2 ref={title} tabIndex={-1} className={css.ideasTitle}>
      {label}
    </h2>
  );
}
