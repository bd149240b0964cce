/** A member of the cast that anyone may log in as. */
export interface Login {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** What the person who started the program wants to know. */
export interface Announcement {
  readonly address: string;
  /** Empty: mail stays in the development outbox. */
  readonly smtpUrl: string;
  readonly isProduction: boolean;
  readonly logins: readonly Login[];
  readonly dataDir: string;
  readonly seconds: number;
}

/** The lines printed once the program answers. */
export function announce({ address, smtpUrl, isProduction, logins, dataDir, seconds }: Announcement): string {
  const rows = [
    ['Peonia', address],
    ['Mail', smtpUrl === '' ? `${address}/debug/mail` : `sent through ${new URL(smtpUrl).host}`],
    ...(isProduction ? [] : [['Parts', `${address}/debug/ui`]]),
    ['Data', dataDir],
    ...logins.map(({ name, email, password }) => ['Login', `${email}  ${password}  (${name})`]),
  ];
  return [
    '',
    ...rows.map(([label = '', value = '']) => `  ${label.padEnd(8)}${value}`),
    '',
    `  Ready in ${seconds.toFixed(1)} s. Ctrl-C stops it.`,
    '',
  ].join('\n');
}
