import type { ClientAuth, Configuration } from 'openid-client';
import * as client from 'openid-client';
import type { OidcConfig } from '../../config.ts';

const WAIT_SECONDS = 5;

export type FindProvider = () => Promise<Configuration>;

/** The provider's metadata, asked for at the first sign-in and again after a failure. */
export function providerOf(oidc: OidcConfig): FindProvider {
  let found: Promise<Configuration> | undefined;
  return () =>
    (found ??= discover(oidc).catch((error: unknown) => {
      found = undefined;
      throw error;
    }));
}

function discover({ issuer, clientId, clientSecret }: OidcConfig): Promise<Configuration> {
  const url = new URL(issuer);
  const authentication = clientSecret === undefined ? client.None() : bySecret(clientSecret);
  return client.discovery(url, clientId, undefined, authentication, {
    timeout: WAIT_SECONDS,
    execute: [client.enableNonRepudiationChecks, ...(isLoopback(url) ? [client.allowInsecureRequests] : [])],
  });
}

/** Basic is what the standard assumes; a provider that takes only the other way says so. */
function bySecret(secret: string): ClientAuth {
  const basic = client.ClientSecretBasic(secret);
  const post = client.ClientSecretPost(secret);
  return (server, ...rest) => {
    const supported = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (supported.includes('client_secret_basic') ? basic : post)(server, ...rest);
  };
}

/** Only what never leaves this machine may go without TLS. */
export function isLoopback({ hostname }: URL): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}
