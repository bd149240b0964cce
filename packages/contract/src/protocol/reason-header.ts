/**
 * Header with the name of a refusal: two situations may share a code of the specification, and a client that reads the
 * name needs no table of all refusals with it.
 */
export const reasonHeader = 'x-reason';
