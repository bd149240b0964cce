import { nameFault } from '../form/check-fields.ts';
import { useFieldCheck } from './use-field-check.ts';

type NameState = 'unknown' | 'free' | 'name_taken' | 'name_invalid';

/** The contract's two error codes of a name. Copied, because the whole table would weigh on the landing page. */
export const nameVerdicts: { readonly [code: number]: NameState } = { 400104: 'name_invalid', 400105: 'name_taken' };

/** Checks while typing whether a name is available. Stays `unknown` when the request fails; the form then decides. */
export function useNameCheck(name: string): NameState {
  const wanted = name.trim();
  const verdict = useFieldCheck('name', wanted, nameFault(wanted).name === undefined);
  if (verdict === 'ok') return 'free';
  return (verdict === null ? undefined : nameVerdicts[verdict]) ?? 'unknown';
}
