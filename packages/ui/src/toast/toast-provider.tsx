import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import { addToast, type Toast } from './toast-list.ts';
import { ToastStack } from './toast-stack.tsx';

type ShowToast = Partial<Omit<Toast, 'text'>> & { text: ReactNode };

type Toasts = {
  /** Shows a toast for 4 s (tone 'ok' by default) and returns its id. */
  show: (toast: ShowToast) => string;
  dismiss: (id: string) => void;
};

const ToastContext = createContext<Toasts | null>(null);

/** Default duration of a toast in milliseconds. */
const LASTS = 4000;
let made = 0;

/** Rendered once around the app. `label` names the region for screen readers ("Notices"). */
export function ToastProvider({ label, children }: { label: string; children: ReactNode }) {
  const [list, setList] = useState<readonly Toast[]>([]);
  const dismiss = useCallback((id: string) => setList((now) => now.filter((toast) => toast.id !== id)), []);
  const show = useCallback((toast: ShowToast) => {
    made += 1;
    const id = toast.id ?? `toast-${made}`;
    setList((now) => addToast(now, { tone: 'ok', lasts: LASTS, ...toast, id }));
    return id;
  }, []);
  const toasts = useMemo(() => ({ show, dismiss }), [show, dismiss]);
  return (
    <ToastContext value={toasts}>
      {children}
      <ToastStack label={label} list={list} dismiss={dismiss} />
    </ToastContext>
  );
}

/** `useToast().show({ text: <Trans>Saved</Trans> })`. Errors: `tone: 'bad'`. Permanent: `lasts: 'stay'`. */
export function useToast(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('useToast needs a ToastProvider above it');
  return toasts;
}
