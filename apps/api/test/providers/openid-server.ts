import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

interface Person {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
}

type Claims = Record<string, unknown>;

/**
 * A real OpenID provider on this machine. Anyone who comes is logged in as `person`; `tamper` changes the ID tokens it
 * gives out.
 */
export interface OpenidServer {
  readonly issuer: string;
  person: Person;
  /** Changes the claims of the next ID tokens; signed with the provider's key again, unless `foreignKey` is set. */
  tamper: ((claims: Claims) => Claims) | null;
  foreignKey: boolean;
  close(): Promise<void>;
}

export const openidClient = { id: 'peonia', secret: 'a secret of the test client' } as const;

/** `port` 0 takes a free one. Journeys in another process choose the person with `POST /person`. */
export async function openOpenidServer(redirectUris: readonly string[], port = 0): Promise<OpenidServer> {
  const server = createServer((request, reply) => handle(request, reply));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const people = new Map<string, Person>();
  const control: OpenidServer = {
    issuer,
    person: { sub: 'somebody' },
    tamper: null,
    foreignKey: false,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };

  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: openidClient.id,
        client_secret: openidClient.secret,
        redirect_uris: [...redirectUris],
        post_logout_redirect_uris: [...redirectUris],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'test', alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['a key of the test'] },
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        // The person says yes.
        logoutSource: (context, form) => {
          context.body = `<!doctype html>${form}<button form="op.logoutForm" name="logout" value="yes">Log out</button>
            <script>document.querySelector('button').click()</script>`;
        },
      },
    },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ ...(people.get(sub) ?? { sub }) }) }),
    async loadExistingGrant(context) {
      const grant = new context.oidc.provider.Grant({
        clientId: context.oidc.client?.clientId ?? '',
        accountId: context.oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    ttl: { Session: 1, Interaction: 600, Grant: 600, IdToken: 600, AccessToken: 600, AuthorizationCode: 60 },
  });
  // Everybody is told apart by `person`: a session of the provider's own would bring the last one back.
  const answer = provider.callback();

  function handle(...[request, reply]: Parameters<typeof answer>): void {
    const { pathname } = new URL(request.url ?? '/', issuer);
    if (pathname === '/person') {
      void request.toArray().then((parts) => {
        control.person = JSON.parse(Buffer.concat(parts as Buffer[]).toString()) as Person;
        reply.statusCode = 204;
        reply.end();
      });
      return;
    }
    if (pathname.startsWith('/interaction/')) {
      people.set(control.person.sub, control.person);
      void provider.interactionFinished(request, reply, { login: { accountId: control.person.sub, remember: false } });
      return;
    }
    if (pathname === '/token')
      rewriteIdToken(reply as ServerResponse, control, control.foreignKey ? foreign : privateKey);
    void answer(request, reply);
  }
  return control;
}

/** Puts another ID token into the answer of the token endpoint. */
function rewriteIdToken(reply: ServerResponse, control: OpenidServer, key: KeyObject): void {
  const { tamper, foreignKey } = control;
  if (tamper === null && !foreignKey) return;
  const end = reply.end.bind(reply) as (body: string) => ServerResponse;
  reply.end = ((body: string | Buffer) => {
    const answer = JSON.parse(String(body)) as { id_token?: string };
    if (answer.id_token === undefined) return end(String(body));
    const [header = '', claims = ''] = answer.id_token.split('.');
    const changed = (tamper ?? ((same: Claims) => same))(
      JSON.parse(Buffer.from(claims, 'base64url').toString()) as Claims,
    );
    const signed = `${header}.${Buffer.from(JSON.stringify(changed)).toString('base64url')}`;
    const text = JSON.stringify({
      ...answer,
      id_token: `${signed}.${createSign('RSA-SHA256').update(signed).sign(key, 'base64url')}`,
    });
    reply.setHeader('content-length', Buffer.byteLength(text));
    return end(text);
  }) as typeof reply.end;
}

/** Goes to the provider as a browser does, and returns what the way back brings. */
export async function visitProvider(url: string): Promise<{ code: string; state: string; iss?: string }> {
  const cookies = new Map<string, string>();
  for (let next = url, hops = 0; hops < 10; hops += 1) {
    const reply = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const cookie of reply.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split(/=(.*)/s);
      cookies.set(name, value);
    }
    const location = reply.headers.get('location');
    if (location === null)
      throw new Error(`The provider answered ${reply.status}: ${(await reply.text()).slice(0, 500)}`);
    const target = new URL(location, next);
    const { code, state, iss } = Object.fromEntries(target.searchParams) as Record<string, string>;
    if (code !== undefined && state !== undefined) return iss === undefined ? { code, state } : { code, state, iss };
    next = target.href;
  }
  throw new Error('The provider led round in circles');
}
