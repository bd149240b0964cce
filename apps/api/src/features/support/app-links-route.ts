import type { FastifyInstance } from 'fastify';
import type { Config } from '../../platform/config/config.ts';
import { supportSettings } from './support-settings.ts';

/** Paths that stay in the browser: no page of the app. */
const notInApp = ['/v1/*', '/media/*', '/staff', '/staff/*', '/.well-known/*'];

/**
 * Tells the mobile systems that links to this site open the app, and that it may use its passkeys and passwords. A file
 * of a system exists only where its app is set.
 */
export function appLinksRoute(app: FastifyInstance, config: Config): void {
  const { androidApp, iosApp } = config.of(supportSettings);
  const serve = (path: string, content: unknown) =>
    app.get(path, async (_request, reply) =>
      reply.type('application/json').header('cache-control', 'public, max-age=3600').send(JSON.stringify(content)),
    );
  if (androidApp !== null)
    serve('/.well-known/assetlinks.json', [
      {
        relation: ['delegate_permission/common.handle_all_urls', 'delegate_permission/common.get_login_creds'],
        target: {
          namespace: 'android_app',
          package_name: androidApp.id,
          sha256_cert_fingerprints: androidApp.certificates,
        },
      },
    ]);
  if (iosApp !== '')
    serve('/.well-known/apple-app-site-association', {
      applinks: {
        details: [
          {
            appIDs: [iosApp],
            components: [...notInApp.map((path) => ({ '/': path, exclude: true })), { '/': '/*' }],
          },
        ],
      },
      webcredentials: { apps: [iosApp] },
    });
}
