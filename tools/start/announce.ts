/** A member of the cast that anyone may log in as. */
export interface Login {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** What the person who started the program wants to know. */
interface Announcement {
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
    `  Try first: ${firstThing({ address, isProduction, logins })}`,
    '',
  ].join('\n');
}

function firstThing({
  address,
  isProduction,
  logins,
}: Pick<Announcement, 'address' | 'isProduction' | 'logins'>): string {
  const [login] = logins;
  if (login !== undefined) return `log in as ${login.email} at ${address}, and say hi to somebody new.`;
  if (!isProduction) return `create an account at ${address}.`;
  return `create your account at ${address}, then npm run staff -- grant <its name> admin.`;
}
