import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** What of a service of compose.yaml a run needs. */
export interface Service {
  readonly name: string;
  readonly image: string;
  readonly command: readonly string[];
  /** `NAME=value`, of its file and of its own, the latter last. */
  readonly environment: readonly string[];
  readonly isReadOnly: boolean;
  readonly tmpfs: readonly string[];
  readonly volumes: readonly { readonly source: string; readonly target: string; readonly isReadOnly: boolean }[];
  readonly healthcheck: readonly string[];
}

interface Written {
  readonly image: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly env_file?: string;
  readonly read_only?: boolean;
  readonly tmpfs?: readonly string[];
  readonly volumes?: readonly string[];
  readonly healthcheck?: { readonly test: readonly string[] };
}

/** The example of an environment with its gaps filled, as a reader of the guide does. */
export function fillExample(folder: string, values: Readonly<Record<string, string>>): string {
  const example = readFileSync(join(folder, 'peonia.env.example'), 'utf8');
  return example.replaceAll(
    /^(\w+)=(.*)$/gm,
    (_, name: string, value: string) =>
      `${name}=${values[name] ?? (value === '' ? randomBytes(24).toString('hex') : value)}`,
  );
}

/** Services of `compose.yaml` in a folder that has `peonia.env`, as compose reads them. */
export function readServices(folder: string): Service[] {
  const settings = readEnvironment(readFileSync(join(folder, 'peonia.env'), 'utf8'));
  const text = substitute(readFileSync(join(folder, 'compose.yaml'), 'utf8'), new Map(settings));
  const { services } = parse(text, { merge: true }) as { services: Record<string, Written> };
  return Object.entries(services).map(([name, written]) => ({
    name,
    image: written.image,
    command: written.command ?? [],
    environment: [
      ...(written.env_file === undefined ? [] : settings),
      ...Object.entries(written.environment ?? {}),
    ].map(([key, value]) => `${key}=${value}`),
    isReadOnly: written.read_only === true,
    tmpfs: written.tmpfs ?? [],
    volumes: (written.volumes ?? []).map((volume) => {
      const [source = '', target = '', mode] = volume.split(':');
      return { source, target, isReadOnly: mode === 'ro' };
    }),
    healthcheck: (written.healthcheck?.test ?? []).slice(1),
  }));
}

function readEnvironment(text: string): (readonly [string, string])[] {
  return [...text.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value] as const);
}

/** `${NAME}` and `${NAME:?why}`; `$$` is a dollar. @throws for one that must be set and is not. */
function substitute(text: string, settings: ReadonlyMap<string, string>): string {
  return text.replaceAll(/\$(?:\$|\{(\w+)(?::\?([^}]*))?\})/g, (whole, name?: string, why?: string) => {
    if (name === undefined) return whole.slice(1);
    const value = settings.get(name) ?? '';
    if (value === '' && why !== undefined) throw new Error(`${name}: ${why}`);
    return value;
  });
}
