import type { AuthKind } from '../accounts/login/auth-tabs.tsx';

/** The form that the query of the landing page asks for; null for none. */
export function askedFormOf(search: string): AuthKind | null {
  const type = new URLSearchParams(search).get('type');
  return type === 'login' || type === 'register' ? type : null;
}
