import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import type { TravelDraft } from '@peonia/contract/travel/travel.ts';
import { useEffect, useState } from 'react';
import { showProblem } from '../../platform/errors/errors.tsx';
import type { TravelFormFields } from './labels.ts';
import { makeAutosave, type SaveState } from './make-autosave.ts';
import { saveDraft } from './queries.ts';

type Problem = 'name' | 'email' | 'destination' | 'companion';

const emptyForm: TravelFormFields = {
  name: '',
  email: '',
  destination: '',
  has_visa: false,
  needs_ticket: false,
  needs_hotel: false,
  needs_car: false,
  needs_translator: false,
  notes: '',
};

/** The form with its draft on the server, saved while it is typed and when the page is left. */
export function useTravelForm(draft: TravelDraft | null) {
  const [form, setForm] = useState<TravelFormFields>(() => (draft === null ? emptyForm : fieldsOf(draft)));
  const [companion, setCompanion] = useState<MemberCard | null>(draft?.companion ?? null);
  const [isTried, setTried] = useState(false);
  const { state, save, change: changed } = useAutosave();

  const change = (next: Partial<TravelFormFields>) => {
    const all = { ...form, ...next };
    setForm(all);
    changed({ ...all, companion_id: companion?.user_id ?? null });
  };
  const choose = (member: MemberCard | null) => {
    setCompanion(member);
    changed({ ...form, companion_id: member?.user_id ?? null });
  };
  const problems = isTried ? problemsOf(form, companion) : [];

  return {
    form,
    companion,
    change,
    choose,
    problems,
    saved: state,
    /** Stores the whole form and returns its id; null if something is missing or it could not be stored. */
    async finish(): Promise<number | null> {
      setTried(true);
      if (problemsOf(form, companion).length > 0) return null;
      try {
        return (await save({ ...form, companion_id: companion?.user_id ?? null })).id;
      } catch (error) {
        showProblem(error);
        return null;
      }
    },
  };
}

/** Saves the draft while it is typed, and when the page is left. */
function useAutosave() {
  const [state, setState] = useState<SaveState>('idle');
  const [{ change, flush, save }] = useState(() => makeAutosave(saveDraft, setState));
  useEffect(() => {
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);
  return { state, save, change };
}

function problemsOf({ name, email, destination }: TravelFormFields, companion: MemberCard | null): Problem[] {
  const problems: Problem[] = [];
  if (name.trim() === '') problems.push('name');
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())) problems.push('email');
  if (destination.trim() === '') problems.push('destination');
  if (companion === null) problems.push('companion');
  return problems;
}

function fieldsOf({ id: _, companion: __, ...fields }: TravelDraft): TravelFormFields {
  return fields;
}
