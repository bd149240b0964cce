import { portals, type PortalName } from '@peonia/contract/partners/portals.ts';
import { settingsGroup } from '../../../platform/config/settings.ts';

interface Portal {
  /** Without a slash at its end. */
  readonly url: string;
  readonly secret: string;
}

/** Portals that are set up. */
export type PortalSettings = Readonly<Partial<Record<PortalName, Portal>>>;

const title: Readonly<Record<PortalName, string>> = {
  partners: 'partner area',
  staff: 'back office',
  help: 'help desk',
};
const nameOf = <N extends PortalName>(name: N) => name.toUpperCase() as Uppercase<N>;

export const portalSettings = settingsGroup(
  portals.flatMap((name) => [
    {
      name: `PORTAL_${nameOf(name)}_URL` as const,
      fallback: '',
      meaning: `Address of the ${title[name]} that POST key opens. Empty: there is none.`,
    },
    {
      name: `PORTAL_${nameOf(name)}_SECRET` as const,
      fallback: '',
      meaning: `Secret that the ${title[name]} shares with this program, at least 32 characters.`,
    },
  ]),
  ({ text, url, fail, isProduction }): PortalSettings => {
    const found = portals.flatMap((name): [PortalName, Portal][] => {
      const [address, secret] = [`PORTAL_${nameOf(name)}_URL`, `PORTAL_${nameOf(name)}_SECRET`] as const;
      const portal = { url: url(address, isProduction ? ['https'] : ['https', 'http']), secret: text(secret) };
      if (portal.url === '') return [];
      if (portal.secret.length < 32) fail(secret, 'must have at least 32 characters');
      return [[name, portal]];
    });
    // With a shared secret, one portal could make keys for another.
    if (new Set(found.map(([, { secret }]) => secret)).size < found.length)
      fail('PORTAL_*_SECRET', 'must be another one for each portal');
    return Object.fromEntries(found);
  },
);
