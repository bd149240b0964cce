import { browserStore, useStored } from './store/browser-store.ts';

type Theme = 'system' | 'day' | 'night';

/** The chosen theme and its setter. The boot script applies it before the first paint. */
export function useTheme(): { readonly theme: Theme; readonly choose: (theme: Theme) => void } {
  return { theme: useStored('darkMode'), choose: chooseTheme };
}

function chooseTheme(theme: Theme): void {
  browserStore.set('darkMode', theme);
}

/** Applies the theme and follows the system and other tabs. Call once at the start. */
export function followTheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const theme = browserStore.get('darkMode');
    const isDark = theme === 'night' || (theme === 'system' && dark.matches);
    document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
  };
  dark.addEventListener('change', apply);
  browserStore.subscribe('darkMode', apply);
  apply();
}
