import { CircleAlertIcon } from '../icons/circle-alert.tsx';
import { CircleCheckIcon } from '../icons/circle-check.tsx';
import { CloseIcon } from '../icons/close.tsx';
import type { Toast } from './toast-list.ts';
import { useCountdown } from './use-countdown.ts';
import * as css from './toast.module.css';

const ICONS = { ok: <CircleCheckIcon />, bad: <CircleAlertIcon />, plain: null };

/** A toast. Dismissed automatically unless hovered or focused. */
export function ToastCard({ toast, held, dismiss }: { toast: Toast; held: boolean; dismiss: (id: string) => void }) {
  const { id, text, tone, icon, action, closeLabel, lasts } = toast;
  useCountdown(lasts, held, () => dismiss(id));
  return (
    <div className={css.toast}>
      <span className={css.toastText}>
        <span className={css.toastI} data-tone={tone}>
          {icon ?? ICONS[tone]}
        </span>
        <span className="grow">{text}</span>
      </span>
      {action || closeLabel ? (
        <span className={css.toastActs}>
          {action ? (
            <button
              type="button"
              onClick={() => {
                dismiss(id);
                action.onPress();
              }}
            >
              {action.label}
            </button>
          ) : null}
          {closeLabel ? (
            <button type="button" aria-label={closeLabel} onClick={() => dismiss(id)}>
              <CloseIcon />
            </button>
          ) : null}
        </span>
      ) : null}
    </div>
  );
}
