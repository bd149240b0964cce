import { useSearchParams } from '../../../platform/router/hooks.ts';

/** The case that the address names with `case`: a number, or the id of a payment. */
export function useNamedCase(): number | string | null {
  const named = useSearchParams().get('case') ?? '';
  if (/^[1-9]\d{0,14}$/.test(named)) return Number(named);
  return /^[a-f0-9]{32}$/.test(named) ? named : null;
}
