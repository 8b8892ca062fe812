import * as password from '@leveza/contract/auth/change-password.ts';
import * as consent from '@leveza/contract/auth/consent.ts';
import * as email from '@leveza/contract/auth/email.ts';
import * as reset from '@leveza/contract/auth/password-reset.ts';
import * as registration from '@leveza/contract/auth/register.ts';
import * as signIn from '@leveza/contract/auth/login.ts';
import * as session from '@leveza/contract/auth/session.ts';
import * as sessions from '@leveza/contract/auth/sessions.ts';
import * as twoFactor from '@leveza/contract/auth/two-factor.ts';
import { Problem } from '@leveza/contract/problem.ts';
import type { Config } from '../../config.ts';
import type { Routes } from '../../http/serve.ts';
import { REFRESH_COOKIE, clearSessionCookies, tokensIn } from '../../http/session/cookies.ts';
import { bearerOf } from '../../http/session/owner-of.ts';
import type { Post } from '../../jobs/post.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { changePassword } from './change-password.ts';
import { changeEmail } from './email/change-email.ts';
import { confirmEmail } from './email/confirm-email.ts';
import { verifyEmail } from './email/verify-email.ts';
import { endOtherSessions } from './end-other-sessions.ts';
import { endSession } from './end-session.ts';
import { forgotPassword } from './forgot-password.ts';
import { giveConsent } from './give-consent.ts';
import { listConsents } from './list-consents.ts';
import { listSessions } from './list-sessions.ts';
import { type WantsSecurityMail, login } from './login.ts';
import { logout } from './logout.ts';
import { refresh } from './refresh.ts';
import { type StartRecord, register } from './register.ts';
import { signedInReply, type Opened } from './reply.ts';
import { resetPassword } from './reset-password.ts';
import { type DemoData, startDemo } from './start-demo.ts';
import { confirmTwoFactor } from './two-factor/confirm-two-factor.ts';
import { disableTwoFactor } from './two-factor/disable-two-factor.ts';
import { renewRecoveryCodes } from './two-factor/renew-recovery-codes.ts';
import { startTwoFactor } from './two-factor/start-two-factor.ts';
import { withdrawConsent } from './withdraw-consent.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { VisitorCall } from '../../http/call.ts';

interface Parts {
  config: Config;
  vault: Vault;
  post: Post;
  baseUrl: () => string;
  startRecord: StartRecord;
  demoData: readonly DemoData[];
  wantsSecurityMail: WantsSecurityMail;
}

/** Signing up, in and out, and links by e-mail. The account's address hears of every change of what protects it. */
export const authRoutes =
  ({ config, vault, post, baseUrl, startRecord, demoData, wantsSecurityMail }: Parts): Routes =>
  (serve) => {
    const { registrationsPerHour, loginsPerMinute, demosPerHour } = config;

    serve(registration.register, async ({ body, ...call }) => {
      const parts = { registrationsPerHour, startRecord, post, baseUrl };
      return { data: await enter(call, await register(call, body, parts)) };
    });

    serve(signIn.login, async ({ body, ...call }) => {
      const parts = { loginsPerMinute, vault, post, wantsSecurityMail };
      return { data: await enter(call, await login(call, body, parts)) };
    });

    serve(session.startDemo, async (call) => ({
      data: await enter(call, await startDemo(call, { demosPerHour, demoData })),
    }));

    serve(session.refresh, async ({ body, ...call }) => {
      const token = body.refreshToken ?? call.request.cookies[REFRESH_COOKIE];
      if (!token) throw new Problem('unauthenticated');
      const opened = await refresh(call, token).catch((error: unknown) => {
        if (error instanceof Problem) clearSessionCookies(call.reply);
        throw error;
      });
      return { data: signedInReply(call, opened) };
    });

    serve(session.logout, async ({ request, reply, ...call }) => {
      await logout(call, [bearerOf(request), ...tokensIn(request)]);
      clearSessionCookies(reply);
      return { data: { isSignedOut: true as const } };
    });

    serve(session.readSignInOptions, () => ({
      data: { oidc: config.oidc ? { label: config.oidc.label } : null },
    }));

    serve(sessions.listSessions, async (call) => ({ data: await listSessions(call) }));

    serve(sessions.endSession, async ({ params, ...call }) => {
      await endSession(call, params.id);
      return { data: { endedSessions: 1 } };
    });

    serve(sessions.endOtherSessions, async (call) => ({
      data: { endedSessions: await endOtherSessions(call) },
    }));

    serve(consent.listConsents, async (call) => ({ data: await listConsents(call) }));

    serve(consent.giveConsent, async ({ body, ...call }) => ({ data: await giveConsent(call, body) }));

    serve(consent.withdrawConsent, async ({ params, ...call }) => {
      await withdrawConsent(call, params.purpose);
      return { data: await listConsents(call) };
    });

    serve(reset.forgotPassword, async ({ body, ...call }) => {
      await forgotPassword(call, body.email, vault);
      return { data: { isAccepted: true as const } };
    });

    serve(reset.resetPassword, async ({ body, ...call }) => {
      await resetPassword(call, body, post);
      return { data: { isReset: true as const } };
    });

    serve(password.changePassword, async ({ body, ...call }) => ({
      data: { endedSessions: await changePassword(call, body, post) },
    }));

    serve(twoFactor.startTwoFactor, async ({ body, ...call }) => ({
      data: await startTwoFactor(call, body.password, vault),
    }));

    serve(twoFactor.confirmTwoFactor, async ({ body, ...call }) => ({
      data: { recoveryCodes: await confirmTwoFactor(call, body.code, { vault, post }) },
    }));

    serve(twoFactor.renewRecoveryCodes, async ({ body, ...call }) => ({
      data: { recoveryCodes: await renewRecoveryCodes(call, body.password, post) },
    }));

    serve(twoFactor.disableTwoFactor, async ({ body, ...call }) => {
      await disableTwoFactor(call, body.password, post);
      return { data: { isDisabled: true as const } };
    });

    serve(email.changeEmail, async ({ body, ...call }) => {
      await changeEmail(call, body, { baseUrl, post });
      return { data: { sentTo: body.email } };
    });

    serve(email.verifyEmail, async (call) => ({
      data: { sentTo: await verifyEmail(call, { baseUrl, post }) },
    }));

    serve(email.confirmEmail, async ({ body, ...call }) => ({
      data: await confirmEmail(call, body.token, { baseUrl, post }),
    }));
  };

type Entering = VisitorCall & { request: FastifyRequest; reply: FastifyReply };

/** Hands over a new session and ends the one whose cookies it replaces: its tokens would stay valid unseen. */
async function enter(call: Entering, opened: Opened) {
  await logout(call, tokensIn(call.request));
  return signedInReply(call, opened);
}
