import { statement } from '../../platform/db/statement.ts';
import { mayMeet } from '../privacy/public.ts';

/** Columns of the form, as the contract names them. */
export const formColumns =
  'name, email, destination, has_visa, needs_ticket, needs_hotel, needs_car, needs_translator, notes';

export interface FormRow {
  readonly name: string;
  readonly email: string;
  readonly destination: string;
  readonly has_visa: boolean;
  readonly needs_ticket: boolean;
  readonly needs_hotel: boolean;
  readonly needs_car: boolean;
  readonly needs_translator: boolean;
  readonly notes: string;
}

export interface DraftRow extends FormRow, Record<string, unknown> {
  readonly id: number;
  readonly companion_id: number | null;
}

/** Without a companion who has left or blocks the member. */
export const draftOf = statement<{ member_id: number }, DraftRow>(
  'travel_draft_of',
  `select id, case when ${mayMeet({ reader: ':member_id', member: 'companion_id' })} then companion_id end as companion_id,
     ${formColumns} from travel_request where member_id = :member_id and state = 'draft'`,
);

/** Stores the draft of a member. Returns no row while another request of theirs is open. */
export const saveDraftRow = statement<FormRow & { member_id: number; companion_id: number | null }, DraftRow>(
  'save_travel_draft',
  `insert into travel_request (member_id, companion_id, ${formColumns})
   values (:member_id, :companion_id, :name, :email, :destination, :has_visa, :needs_ticket, :needs_hotel, :needs_car,
     :needs_translator, :notes)
   on conflict (member_id) where state in ('draft', 'paid', 'in_progress', 'arranged') do update set
     companion_id = excluded.companion_id, name = excluded.name, email = excluded.email,
     destination = excluded.destination, has_visa = excluded.has_visa, needs_ticket = excluded.needs_ticket,
     needs_hotel = excluded.needs_hotel, needs_car = excluded.needs_car, needs_translator = excluded.needs_translator,
     notes = excluded.notes
   where travel_request.state = 'draft'
   returning id, companion_id, ${formColumns}`,
);
