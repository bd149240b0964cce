import { useLingui } from '@lingui/react/macro';
import type { AppShell } from '@peonia/contract/protocol/app-shell.ts';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { ChevronLeftIcon } from '@peonia/ui/icons/chevron-left.tsx';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from '../../../platform/router/hooks.ts';
import { useShown } from '../../../platform/router/router-provider.tsx';
import { historyPlace } from '../mobile/history-place.ts';
import * as css from '../shell.module.css';

/**
 * "Back" in the header of the apps, whose windows have no button of their own: on tablets and in the desktop client.
 * Source: specification section 2.
 */
export function AppBack({ shell }: { readonly shell: AppShell }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const shown = useShown();
  const [slot, setSlot] = useState<Element | null>(null);
  useBackKeys(shell);
  useEffect(() => setSlot(historyPlace() > 0 ? document.querySelector(`.${css.backSlot}`) : null), [shown]);
  return slot === null
    ? null
    : createPortal(<IconButton label={t`Back`} icon={<ChevronLeftIcon />} onClick={() => void navigate(-1)} />, slot);
}

/** Keys and the mouse button of "back" on a computer: the window of the desktop client does not know them. */
function useBackKeys({ name }: AppShell): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (name === 'android' || name === 'ios') return;
    const goBack = (event: Event) => {
      if (historyPlace() === 0) return;
      event.preventDefault();
      void navigate(-1);
    };
    const pressed = (event: KeyboardEvent) => {
      // On a Mac, Option and an arrow move the cursor by a word.
      const isBack = name === 'macos' ? event.metaKey && event.key === '[' : event.altKey && event.key === 'ArrowLeft';
      if (isBack && !event.defaultPrevented) goBack(event);
    };
    const clicked = (event: MouseEvent) => {
      if (event.button === 3) goBack(event);
    };
    addEventListener('keydown', pressed);
    addEventListener('mouseup', clicked);
    return () => {
      removeEventListener('keydown', pressed);
      removeEventListener('mouseup', clicked);
    };
  }, [name, navigate]);
}
