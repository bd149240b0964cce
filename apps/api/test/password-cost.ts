/** The least work that argon2 takes; production refuses it. */
export const cheapPasswords = { PASSWORD_HASH_KIB: '8', PASSWORD_HASH_PASSES: '1' } as const;

/** The cost of a password hash in production. */
export const fullPasswords = { PASSWORD_HASH_KIB: '', PASSWORD_HASH_PASSES: '' } as const;
