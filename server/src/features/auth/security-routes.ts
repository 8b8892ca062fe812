import { changePassword as changePasswordCall } from '@leveza/contract/auth/change-password.ts';
import * as email from '@leveza/contract/auth/email.ts';
import * as session from '@leveza/contract/auth/sessions.ts';
import * as twoFactor from '@leveza/contract/auth/two-factor.ts';
import type { Routes } from '../../http/serve.ts';
import type { Post } from '../../services/post.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { changePassword } from './change-password.ts';
import { changeEmail, verifyEmail } from './email/change-email.ts';
import { confirmEmail } from './email/confirm-email.ts';
import { endOneSession, listSessions } from './list-sessions.ts';
import { emailChangedMail, passwordChangedMail, recoveryCodesMail, twoFactorMail } from './mails.ts';
import { endSessions, findAccount } from './store.ts';
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
      const endedSessions = await changePassword(db, {
        owner,
        sessionId,
        device,
        currentPassword,
        newPassword,
      });
      post(request, passwordChangedMail(await findAccount(db, owner)));
      return { data: { endedSessions } };
    });

    serve(twoFactor.startTwoFactor, async ({ db, owner, body }) => ({
      data: await startTwoFactor(db, vault, owner, body.password),
    }));

    serve(twoFactor.confirmTwoFactor, async ({ db, owner, body, request }) => {
      const device = request.headers['user-agent'];
      const recoveryCodes = await confirmTwoFactor(db, vault, { owner, code: body.code, device });
      post(request, twoFactorMail(await findAccount(db, owner), true));
      return { data: { recoveryCodes } };
    });

    serve(twoFactor.renewRecoveryCodes, async ({ db, owner, body, request }) => {
      const device = request.headers['user-agent'];
      const recoveryCodes = await renewRecoveryCodes(db, { owner, password: body.password, device });
      post(request, recoveryCodesMail(await findAccount(db, owner)));
      return { data: { recoveryCodes } };
    });

    serve(twoFactor.disableTwoFactor, async ({ db, owner, body, request }) => {
      const device = request.headers['user-agent'];
      await disableTwoFactor(db, { owner, password: body.password, device });
      post(request, twoFactorMail(await findAccount(db, owner), false));
      return { data: { isDisabled: true as const } };
    });

    serve(email.changeEmail, async ({ db, owner, body, request }) => {
      const mail = await changeEmail(db, { owner, ...body, baseUrl: baseUrl() });
      post(request, mail);
      return { data: { sentTo: mail.to } };
    });

    serve(email.verifyEmail, async ({ db, owner, request }) => {
      const mail = await verifyEmail(db, owner, baseUrl());
      post(request, mail);
      return { data: { sentTo: mail.to } };
    });

    serve(email.confirmEmail, async ({ db, body, request }) => {
      const { before, ...now } = await confirmEmail(db, body.token, request.headers['user-agent']);
      if (before) post(request, emailChangedMail({ email: before, name: now.name }));
      return { data: now };
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
