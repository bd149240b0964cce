import { BlobStoreError } from './blobs/blob-store-error.ts';
import { ConfigError } from './config/config.ts';
import { MigrationError } from './db/migrate/migration-error.ts';
import { hostOf, placeOf, portOf } from './place-of.ts';

type Env = Readonly<Record<string, string | undefined>>;
type Cause = Readonly<
  Partial<Record<'name' | 'message' | 'code' | 'syscall' | 'address' | 'hostname' | 'path', string>>
> & {
  readonly port?: number;
};

/** What a call over the network failed with, in words. */
const unreachable: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'it cut the connection',
  EHOSTUNREACH: 'there is no way to it',
  ENETUNREACH: 'there is no way to it',
  ENOTFOUND: 'its name is not known',
  EAI_AGAIN: 'its name is not known',
  ETIMEDOUT: 'it does not answer',
};

/**
 * Why a process or a command of the operator cannot begin, and what to do about it, in one line without secrets. Null
 * for an error that is a fault of the program.
 */
export function describeStartError(error: unknown, env: Env): string | null {
  if (error instanceof ConfigError || error instanceof MigrationError) return error.message;
  if (error instanceof BlobStoreError) return describeStartError(error.cause, env);
  if (!(error instanceof Error)) return null;
  const cause: Cause = error;
  return ofListening(cause) ?? ofRedis(cause, env) ?? ofDatabase(cause, env) ?? ofDisk(cause);
}

function ofListening({ syscall, code, address, port }: Cause): string | null {
  if (syscall !== 'listen') return null;
  if (code === 'EADDRINUSE')
    return `Port ${port} of ${address} is taken: stop the process that listens there, or set PORT.`;
  if (code === 'EADDRNOTAVAIL') return `${address} is no address of this machine: correct HOST.`;
  return code === 'EACCES' ? `Port ${port} is not for this account: set PORT to 1024 or more, behind a proxy.` : null;
}

function ofRedis({ name, message = '' }: Cause, env: Env): string | null {
  const where = `Redis at ${placeOf(env['REDIS_URL'], '6379')}`;
  if (name === 'MaxRetriesPerRequestError') return `${where} does not answer: start it, or correct REDIS_URL.`;
  return name === 'ReplyError' && /^(?:NOAUTH|WRONGPASS|NOPERM)/.test(message)
    ? `${where} refuses the account: correct user and password in REDIS_URL.`
    : null;
}

function ofDatabase({ code = '', message = '', syscall, path, ...cause }: Cause, env: Env): string | null {
  const name = (env['DATABASE_DIRECT_URL'] ?? '').trim() === '' ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL';
  const url = env[name];
  const where = `The database at ${placeOf(url, '5432')}`;
  if (syscall === 'connect' && path !== undefined)
    return `${where} has no socket ${path}: start it, or correct ${name}.`;
  const isOurs = cause.hostname === hostOf(url) || `${cause.port}` === portOf(url, '5432');
  const reason = unreachable[code];
  if (reason !== undefined && isOurs) return `${where} is away, ${reason}: start it, or correct ${name}.`;
  switch (code) {
    case '28P01':
    case '28000':
      return `${where} refuses the account: correct user and password in ${name}.`;
    case '3D000':
      return `${where} has no such database: create it, or correct ${name}.`;
    case '25006':
      return `${where} takes no writes, like a replica: name the primary in ${name}.`;
    case '53300':
      return `${where} has no connection left: raise max_connections there, or lower DATABASE_POOL.`;
    case '57P01':
    case '57P03':
      return `${where} is starting or stopping: try again.`;
    case '42501':
      return `${where} does not permit this (${message}): its account must own the database.`;
    case '42P01':
    case '42703':
      return `${where} was not migrated with this release (${message}): npm run migrate.`;
    default:
      return null;
  }
}

function ofDisk({ code = '', message = '', syscall = '' }: Cause): string | null {
  if (syscall === '' || !['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM'].includes(code)) return null;
  return `${message}: ${code === 'ENOSPC' || code === 'EDQUOT' ? 'free some of the disk' : 'let this account write there'}.`;
}
