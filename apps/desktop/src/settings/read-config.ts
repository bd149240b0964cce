/** What the operator bakes into the client. */
export interface ClientConfig {
  /** Origin of the product, without a path. */
  readonly origin: string;
  /** Folder of updates, with a slash at the end; empty switches them off. */
  readonly updates: string;
  /** Public keys of updates, raw Ed25519 in base64. */
  readonly updateKeys: readonly string[];
  /** Hosts that open in the browser without a warning, such as those of payment providers. */
  readonly browserHosts: readonly string[];
  /** Folder of the dictionaries on Linux and Windows, with a slash at the end; empty: those of the engine's maker. */
  readonly dictionaries: string;
}

/**
 * Reads the configuration of a build. Addresses must be encrypted; those of this computer may do without, for
 * development.
 *
 * @throws With the name of the field.
 */
export function readClientConfig(value: Readonly<Record<string, unknown>>): ClientConfig {
  const config: ClientConfig = {
    origin: addressOf('origin', value['origin']),
    updates: folderOf('updates', value['updates']),
    updateKeys: textsOf('updateKeys', value['updateKeys']),
    browserHosts: textsOf('browserHosts', value['browserHosts']),
    dictionaries: folderOf('dictionaries', value['dictionaries']),
  };
  if (config.updateKeys.some((key) => Buffer.from(key, 'base64').length !== 32))
    throw new Error('updateKeys must be raw Ed25519 keys in base64');
  if (config.updates !== '' && config.updateKeys.length === 0)
    throw new Error('updates need at least one of updateKeys');
  return config;
}

function addressOf(name: string, value: unknown): string {
  const url = typeof value === 'string' ? URL.parse(value) : null;
  const isLocal = url?.hostname === '127.0.0.1' || url?.hostname === 'localhost';
  if (url === null || !(url.protocol === 'https:' || (url.protocol === 'http:' && isLocal)))
    throw new Error(`${name} must be an https address`);
  return url.origin;
}

function folderOf(name: string, value: unknown): string {
  if (value === undefined || value === '') return '';
  const origin = addressOf(name, value);
  const { pathname } = new URL(String(value));
  return origin + (pathname.endsWith('/') ? pathname : `${pathname}/`);
}

function textsOf(name: string, value: unknown): readonly string[] {
  if (value === undefined) return [];
  if (!Array.isArray(value) || value.some((text) => typeof text !== 'string'))
    throw new Error(`${name} must be a list of texts`);
  return value as readonly string[];
}
