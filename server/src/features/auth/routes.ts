import * as consent from '@leveza/contract/auth/consent.ts';
import * as reset from '@leveza/contract/auth/password-reset.ts';
import { register as registerCall } from '@leveza/contract/auth/register.ts';
import * as session from '@leveza/contract/auth/session.ts';
import { Problem } from '@leveza/contract/problem.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { addressKey } from '../../http/rate-limit/limit-requests.ts';
import type { Routes } from '../../http/serve.ts';
import type { Tokens } from '../../http/session/cookies.ts';
import { ACCESS_COOKIE, REFRESH_COOKIE, clearSessionCookies, handOver } from '../../http/session/cookies.ts';
import { bearerOf } from '../../http/session/owner-of.ts';
import type { Post } from '../../jobs/post.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { giveConsent, listConsents, withdrawConsent } from './consents.ts';
import { endSession } from './end-session.ts';
import { askForLink } from './jobs.ts';
import { LoginLimits } from './login-limits.ts';
import { login } from './login.ts';
import { refreshSession } from './refresh-session.ts';
import type { CreateProfile } from './register.ts';
import { register } from './register.ts';
import { resetPassword } from './reset-password.ts';
import type { DemoData } from './start-demo.ts';
import { startDemo } from './start-demo.ts';
import { refuseBeyond } from '../../http/rate-limit/hit.ts';
import { findAccount } from './shared/account.ts';

interface Parts {
  config: Config;
  vault: Vault;
  post: Post;
  baseUrl: () => string;
  createProfile: CreateProfile;
  demoData: readonly DemoData[];
}

const AN_HOUR = 3600;
const RESET_MAILS_PER_HOUR = 10;

export const authRoutes =
  ({ config, vault, post, baseUrl, createProfile, demoData }: Parts): Routes =>
  (serve) => {
    serve(registerCall, async ({ db, body, request, reply }) => {
      const limit = { times: config.registrationsPerHour, perSeconds: AN_HOUR };
      await refuseBeyond(db, `registrations:${addressKey(request)}`, limit);
      const device = request.headers['user-agent'];
      const opened = await register(db, body, { device, createProfile, post, baseUrl: baseUrl() });
      return signedIn(request, reply, opened);
    });

    serve(session.login, async ({ db, body, request, reply }) => {
      const limits = new LoginLimits(db, addressKey(request), config.loginsPerMinute);
      const device = request.headers['user-agent'];
      const opened = await login(db, { ...body, device }, { limits, vault, post });
      return signedIn(request, reply, opened);
    });

    serve(session.startDemo, async ({ db, now, request, reply }) => {
      await refuseBeyond(db, `demos:${addressKey(request)}`, {
        times: config.demosPerHour,
        perSeconds: AN_HOUR,
      });
      return signedIn(
        request,
        reply,
        await startDemo(db, { device: request.headers['user-agent'], now, demoData }),
      );
    });

    serve(session.refresh, async ({ db, body, request, reply }) => {
      const token = body.refreshToken ?? request.cookies[REFRESH_COOKIE];
      if (!token) throw new Problem('unauthenticated');
      const { userId, tokens } = await refreshSession(db, token).catch((error: unknown) => {
        if (error instanceof Problem) clearSessionCookies(reply);
        throw error;
      });
      return signedIn(request, reply, { user: await findAccount(db, userId), tokens });
    });

    serve(session.logout, async ({ db, request, reply }) => {
      await endSession(db, [
        bearerOf(request),
        request.cookies[ACCESS_COOKIE],
        request.cookies[REFRESH_COOKIE],
      ]);
      clearSessionCookies(reply);
      return { data: { isSignedOut: true as const } };
    });

    serve(session.readSignInOptions, () => ({
      data: { oidc: config.oidc ? { label: config.oidc.label } : null },
    }));

    serve(consent.listConsents, async ({ db, owner }) => ({ data: await listConsents(db, owner) }));

    serve(consent.giveConsent, async ({ db, owner, body }) => {
      const { givenAt } = await giveConsent(db, owner, body);
      return { data: { ...body, givenAt: givenAt.toISOString() } };
    });

    serve(consent.withdrawConsent, async ({ db, owner, params }) => {
      await withdrawConsent(db, owner, params.purpose);
      return { data: await listConsents(db, owner) };
    });

    serve(reset.forgotPassword, async ({ db, body, request }) => {
      const limit = { times: RESET_MAILS_PER_HOUR, perSeconds: AN_HOUR };
      await refuseBeyond(db, `reset-mails:${addressKey(request)}`, limit);
      // Looked up later: how long that takes would tell whether there is such an account.
      await askForLink(db, vault, body.email);
      return { data: { isAccepted: true as const } };
    });

    serve(reset.resetPassword, async ({ db, body }) => {
      await resetPassword(db, body, post);
      return { data: { isReset: true as const } };
    });
  };

interface Opened {
  user: { id: string; name: string; email: string };
  tokens: Tokens;
}

function signedIn(request: FastifyRequest, reply: FastifyReply, { user, tokens }: Opened) {
  return { data: { ...handOver(request, reply, user.id, tokens), user } };
}
