import { browserStore, useStored } from './store/browser-store.ts';

export type Theme = 'system' | 'day' | 'night';

/** The chosen theme and the way to choose another. The first paint has it from the blocking boot script. */
export function useTheme(): { readonly theme: Theme; readonly choose: (theme: Theme) => void } {
  return { theme: useStored('darkMode'), choose: chooseTheme };
}

export function chooseTheme(theme: Theme): void {
  browserStore.set('darkMode', theme);
}

/** Puts the theme on the page and keeps it there when the system or another tab changes it. Once, at the start. */
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
