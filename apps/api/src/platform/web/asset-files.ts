import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR = 31_536_000;

/**
 * Files of the web build, with their compressed copies. Names under /assets contain a content hash and are cached
 * forever; others are revalidated.
 */
export async function assetFiles(app: FastifyInstance, clientDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: clientDir,
    prefix: '/',
    wildcard: false,
    index: false,
    preCompressed: true,
    serveDotFiles: false,
    globIgnore: ['.vite/**', '**/*.br', '**/*.gz'],
    cacheControl: false,
    setHeaders(reply, path) {
      const isHashed = path.includes('/assets/');
      reply.header('cache-control', isHashed ? `public, max-age=${YEAR}, immutable` : 'public, max-age=3600');
      // Fonts are fetched without credentials from any page of ours.
      if (path.endsWith('.woff2')) reply.header('access-control-allow-origin', '*');
    },
  });
}
