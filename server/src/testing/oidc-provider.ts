import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

export const SECRET = 'a secret: 100% + &=';

type Claims = Record<string, string | boolean>;

export interface TestProvider {
  issuer: string;
  /** Accounts at the provider, by subject. */
  people: Map<string, Claims>;
  stop(): Promise<void>;
}

/** A real OpenID provider on loopback; the cookie `who` stands for typing a name and a password there. */
export async function startProvider(redirectUri: string, port = 0): Promise<TestProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const people = new Map<string, Claims>();
  const provider = new Provider(issuer, {
    clients: [
      { client_id: 'leveza', client_secret: SECRET, redirect_uris: [redirectUri] },
      { client_id: 'public', token_endpoint_auth_method: 'none', redirect_uris: [redirectUri] },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['test'] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ sub, ...people.get(sub) }) }),
    // Everybody agrees to everything.
    loadExistingGrant: async ({ oidc }) => {
      const accountId = oidc.session?.accountId;
      if (!accountId) return undefined;
      const grant = new provider.Grant({ clientId: oidc.client!.clientId, accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url!.startsWith('/interaction/')) return void answer(request, response);
    const accountId = /who=([^;]+)/.exec(request.headers.cookie ?? '')?.[1];
    const outcome = accountId ? { login: { accountId } } : { error: 'access_denied' };
    void provider.interactionFinished(request, response, outcome);
  });
  return {
    issuer,
    people,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
