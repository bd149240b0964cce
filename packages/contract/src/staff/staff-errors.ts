/** Errors of every endpoint of the staff. */
export const staffErrors = ['session_over', 'not_found', 'staff_locked', 'staff_factor_missing'] as const;
