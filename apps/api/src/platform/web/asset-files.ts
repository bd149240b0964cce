import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR = 31_536_000;
const hidden = /^\.|\.(?:br|gz)$/;

/**
 * Adds `reply.sendFile` for the web build with its compressed copies, and returns the paths that it has: one route
 * serves a thousand files. Names under /assets contain a content hash and are cached forever; others are revalidated.
 */
export async function assetFiles(app: FastifyInstance, clientDir: string): Promise<ReadonlySet<string>> {
  await app.register(fastifyStatic, {
    serve: false,
    root: clientDir,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      reply.header('cache-control', cacheControlOf(path));
      // Fonts are fetched without credentials from any page of ours.
      if (path.endsWith('.woff2')) reply.header('access-control-allow-origin', '*');
    },
  });
  const entries = await readdir(clientDir, { recursive: true, withFileTypes: true });
  // Two of three files are compressed copies, and a start waits for this.
  const files = entries
    .filter((entry) => !hidden.test(entry.name) && entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(clientDir.length).split(sep))
    .filter((parts) => !parts.some((part) => hidden.test(part)));
  return new Set(files.map((parts) => parts.join('/')));
}

function cacheControlOf(path: string): string {
  if (path.includes('/assets/')) return `public, max-age=${YEAR}, immutable`;
  // Browsers compare the service worker with theirs to find a new version.
  return path.endsWith('/sw.js') ? 'no-cache' : 'public, max-age=3600';
}
