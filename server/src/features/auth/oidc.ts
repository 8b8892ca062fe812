import type { Configuration, IDToken } from 'openid-client';
import * as client from 'openid-client';
import type { Db } from '../../db/connection.ts';
import { hit } from '../../http/rate-limit/hit.ts';
import { hashToken } from '../../http/session/owner-of.ts';
import type { Attempt } from './oidc-attempt.ts';
import { ATTEMPT_SECONDS } from './oidc-attempt.ts';
import { openSession } from './open-session.ts';
import type { StartRecord } from './register.ts';
import type { Person } from './sign-in-external.ts';
import { externalUser, personOf } from './sign-in-external.ts';

/** An answer of the provider that cannot be used. The word is ours, so it may be logged. */
export class ExternalRefusal extends Error {
  override name = 'ExternalRefusal';
  readonly code: 'no-attempt' | 'attempt-spent' | 'no-id-token' | 'no-email';

  constructor(code: ExternalRefusal['code']) {
    super(code);
    this.code = code;
  }
}

/** The address at the provider, and what this browser has to keep until it comes back. */
export async function beginExternalSignIn(provider: Configuration, redirectUri: string) {
  const secrets = {
    state: client.randomState(),
    nonce: client.randomNonce(),
    verifier: client.randomPKCECodeVerifier(),
  };
  const address = client.buildAuthorizationUrl(provider, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state: secrets.state,
    nonce: secrets.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(secrets.verifier),
    code_challenge_method: 'S256',
  });
  return { address, secrets };
}

interface Return {
  provider: Configuration;
  attempt: Attempt;
  /** The address the provider sent the browser to, with its answer. */
  address: URL;
  device: string | undefined;
  now: Date;
  startRecord: StartRecord;
}

/** Exchanges the provider's answer for a session of ours. */
export async function finishExternalSignIn(
  db: Db,
  { provider, attempt, address, device, now, startRecord }: Return,
) {
  await spend(db, attempt);
  const tokens = await client.authorizationCodeGrant(provider, address, {
    expectedState: attempt.state,
    expectedNonce: attempt.nonce,
    pkceCodeVerifier: attempt.verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new ExternalRefusal('no-id-token');
  const identity = { issuer: claims.iss, subject: claims.sub };
  const userId = await externalUser(db, identity, {
    ask: () => askForPerson(provider, claims, tokens.access_token),
    startRecord,
  });
  return { userId, tokens: await db.transaction((tx) => openSession(tx, { userId, device, now })) };
}

/** A cookie can be copied: that it counts once is kept here. */
async function spend(db: Db, { state }: Attempt): Promise<void> {
  const { count } = await hit(db, `oidc:${hashToken(state)}`, { times: 1, perSeconds: ATTEMPT_SECONDS });
  if (count > 1) throw new ExternalRefusal('attempt-spent');
}

/** Providers may put the e-mail into the token or answer it on request. */
async function askForPerson(provider: Configuration, claims: IDToken, accessToken: string): Promise<Person> {
  const hasMore = claims.email === undefined && provider.serverMetadata().userinfo_endpoint !== undefined;
  const more = hasMore ? await client.fetchUserInfo(provider, accessToken, claims.sub) : {};
  const person = personOf({ ...claims, ...more });
  if (!person) throw new ExternalRefusal('no-email');
  return person;
}
