import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { BlobStore } from './blobs/blob-store.ts';
import type { Config } from './config/config.ts';
import type { SettingsGroup } from './config/settings.ts';
import type { Database } from './db/database.ts';
import type { Edge } from './http/route.ts';
import type { Job } from './jobs/jobs.ts';
import type { MailTemplate } from './mail/mail-template.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Metrics } from './operations/metrics/metrics.ts';
import type { Outbox } from './outbox/outbox.ts';
import type { RealtimeHub } from './realtime/realtime.ts';
import type { SealedColumn } from './secrets/reseal.ts';

/** What every feature is given: the open platform, and what other features provide. */
export interface Context {
  readonly config: Config;
  /** Of this process, new at each start. */
  readonly nodeId: string;
  /** The numbers that hold now. Read them when they are needed: some change while the program runs. */
  readonly limits: Limits;
  /** Replaces the given numbers in `limits`; all others are again those of the settings. */
  readonly changeLimits: (changes: Partial<Limits>) => void;
  /** Pages that were rendered before are rendered again. */
  readonly expirePages: () => void;
  readonly server: FastifyInstance;
  readonly database: Database;
  /** For searches, lists of the staff and exports: connections of their own, so that no page waits for them. */
  readonly slowDatabase: Database;
  readonly edge: Edge;
  readonly realtime: RealtimeHub;
  readonly outbox: Outbox;
  readonly mailer: Mailer;
  /** Of all features, in their order. */
  readonly mailTemplates: readonly MailTemplate[];
  readonly blobs: BlobStore;
  readonly log: FastifyBaseLogger;
  /** Numbers that operators watch; features add theirs. */
  readonly metrics: Metrics;
  /** Value of a hook. Throws if no feature provides it. Call it while the program starts, not per request. */
  readonly use: <T>(hook: Hook<T>) => T;
  /** Values of several hooks of one type, by the same names. */
  readonly useEach: <K extends string, T>(hooks: Readonly<Record<K, Hook<T>>>) => Readonly<Record<K, T>>;
  /** All values of a collection, in the order of the features. */
  readonly useAll: <T>(collection: Collection<T>) => readonly T[];
}

/**
 * A typed place for one value. The feature that needs the value declares the hook; the feature that has it provides the
 * value in its manifest. Compared by identity; the name is for error messages.
 */
export interface Hook<T> {
  readonly name: string;
  readonly kind: 'one';
  provide(make: (context: Context) => T): Provision;
}

/** The same for any number of values; none is fine. */
export interface Collection<T> {
  readonly name: string;
  readonly kind: 'many';
  provide(make: (context: Context) => T): Provision;
}

/** A value for a hook or a collection. Made at most once for each program. */
export interface Provision {
  readonly target: object;
  readonly name: string;
  readonly kind: 'one' | 'many';
  make(context: Context): unknown;
}

/** Background work that is no recurring job. */
export interface Worker {
  start(): void;
  close(): Promise<void>;
}

/** What the program needs to know of a feature to run it. */
export interface FeatureManifest {
  readonly name: string;
  /** Environment variables that the feature reads. */
  readonly settings?: SettingsGroup<unknown>;
  readonly routes?: (context: Context) => void | Promise<void>;
  readonly jobs?: (context: Context) => readonly Job[];
  readonly workers?: (context: Context) => readonly Worker[];
  readonly provides?: readonly Provision[];
  /** What its mails are written by; no other mail can be sent. */
  readonly mails?: readonly MailTemplate[];
  /** Columns that are sealed with `SECRET`: `npm run reseal` seals them with a new one. */
  readonly sealed?: readonly SealedColumn[];
}

export function hook<T>(name: string): Hook<T> {
  const target: Hook<T> = { name, kind: 'one', provide: (make) => ({ target, name, kind: 'one', make }) };
  return target;
}

export function collection<T>(name: string): Collection<T> {
  const target: Collection<T> = { name, kind: 'many', provide: (make) => ({ target, name, kind: 'many', make }) };
  return target;
}
