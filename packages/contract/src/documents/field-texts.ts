import { moneyFields } from './fields/money-fields.ts';
import { peopleFields } from './fields/people-fields.ts';
import { staffFields } from './fields/staff-fields.ts';
import { talkFields } from './fields/talk-fields.ts';

/** What a field means, by its name, where its schema does not describe it. Used by the documents of the API. */
export const fieldTexts: Readonly<Record<string, string>> = {
  ...peopleFields,
  ...talkFields,
  ...moneyFields,
  ...staffFields,
};
