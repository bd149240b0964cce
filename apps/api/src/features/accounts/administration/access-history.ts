import type { Db } from '../../../platform/db/statement.ts';
import { accountProofs, deviceTimes, sessionTimes } from './access-history.sql.ts';

/** Devices and sessions of one answer. */
const most = 30;

/** When an account was made, what of it is proven, and from where it was used. Addresses are masked. */
export async function readAccessHistory(db: Db, id: number) {
  const proofs = await accountProofs.one(db, { id });
  return {
    ...proofs,
    email: proofs.email === null ? null : maskEmail(proofs.email),
    phone: proofs.phone === null ? null : maskPhone(proofs.phone),
    devices: await deviceTimes.all(db, { id, most }),
    sessions: await sessionTimes.all(db, { id, most }),
  };
}

/** `anna@example.com` becomes `a…@example.com`. */
function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}…${email.slice(Math.max(at, 1))}`;
}

/** The last three digits. */
function maskPhone(phone: string): string {
  return `…${phone.slice(-3)}`;
}
