import { changePassword as changePasswordCall } from '@leveza/contract/auth/change-password.ts';
import * as email from '@leveza/contract/auth/email.ts';
import * as session from '@leveza/contract/auth/sessions.ts';
import * as twoFactor from '@leveza/contract/auth/two-factor.ts';
import type { Routes } from '../../http/serve.ts';
import type { Post } from '../../jobs/post.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { changePassword } from './change-password.ts';
import { changeEmail, verifyEmail } from './email/change-email.ts';
import { confirmEmail } from './email/confirm-email.ts';
import { endOneSession, listSessions } from './list-sessions.ts';
import { endSessions } from './store.ts';
import {
  confirmTwoFactor,
  disableTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
} from './two-factor/set-up.ts';

interface Parts {
  vault: Vault;
  post: Post;
  baseUrl: () => string;
}

/** What protects an account. Every change is told to its e-mail address, whatever else the patient receives. */
export const securityRoutes =
  ({ vault, post, baseUrl }: Parts): Routes =>
  (serve) => {
    serve(changePasswordCall, async ({ db, owner, sessionId, body, request }) => {
      const { currentPassword, newPassword } = body;
      const device = request.headers['user-agent'];
      const change = { owner, sessionId, device, currentPassword, newPassword };
      const endedSessions = await changePassword(db, change, post);
      return { data: { endedSessions } };
    });

    serve(twoFactor.startTwoFactor, async ({ db, owner, body }) => ({
      data: await startTwoFactor(db, vault, owner, body.password),
    }));

    serve(twoFactor.confirmTwoFactor, async ({ db, owner, body, request }) => {
      const device = request.headers['user-agent'];
      const recoveryCodes = await confirmTwoFactor(db, { owner, code: body.code, device }, { vault, post });
      return { data: { recoveryCodes } };
    });

    serve(twoFactor.renewRecoveryCodes, async ({ db, owner, body, request }) => {
      const device = request.headers['user-agent'];
      const recoveryCodes = await renewRecoveryCodes(db, { owner, password: body.password, device }, post);
      return { data: { recoveryCodes } };
    });

    serve(twoFactor.disableTwoFactor, async ({ db, owner, body, request }) => {
      const device = request.headers['user-agent'];
      await disableTwoFactor(db, { owner, password: body.password, device }, post);
      return { data: { isDisabled: true as const } };
    });

    serve(email.changeEmail, async ({ db, owner, body }) => {
      await changeEmail(db, { owner, ...body }, { baseUrl: baseUrl(), post });
      return { data: { sentTo: body.email } };
    });

    serve(email.verifyEmail, async ({ db, owner }) => ({
      data: { sentTo: await verifyEmail(db, owner, { baseUrl: baseUrl(), post }) },
    }));

    serve(email.confirmEmail, async ({ db, body, request }) => {
      const device = request.headers['user-agent'];
      return { data: await confirmEmail(db, { token: body.token, device }, post) };
    });

    serve(session.listSessions, async ({ db, owner, sessionId }) => ({
      data: await listSessions(db, owner, sessionId),
    }));

    serve(session.endSession, async ({ db, owner, params }) => {
      await endOneSession(db, owner, params.id);
      return { data: { endedSessions: 1 } };
    });

    serve(session.endOtherSessions, async ({ db, owner, sessionId }) => ({
      data: { endedSessions: await endSessions(db, owner, sessionId) },
    }));
  };
