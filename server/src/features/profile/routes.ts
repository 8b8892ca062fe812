import * as avatar from '@leveza/contract/profile/avatar.ts';
import * as contract from '@leveza/contract/profile/profile.ts';
import * as update from '@leveza/contract/profile/update-profile.ts';
import type { Routes } from '../../http/serve.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { readAvatar } from './read-avatar.ts';
import { readProfile } from './read-profile.ts';
import { removeAvatar } from './remove-avatar.ts';
import { type AfterProfile, updateProfile } from './update-profile.ts';
import { uploadAvatar } from './upload-avatar.ts';

export const profileRoutes =
  ({ vault, afterProfile }: { vault: Vault; afterProfile: AfterProfile }): Routes =>
  (serve) => {
    for (const endpoint of [contract.readMe, contract.readProfile]) {
      serve(endpoint, async ({ request, ...call }) => ({ data: await readProfile(call, request.log) }));
    }

    serve(update.updateProfile, async ({ body, request, ...call }) => {
      await updateProfile(call, body, afterProfile);
      return { data: await readProfile(call, request.log) };
    });

    serve(avatar.uploadAvatar, async ({ file, request, ...call }) => {
      await uploadAvatar(call, file.content, vault);
      return { data: await readProfile(call, request.log) };
    });

    serve(avatar.readAvatar, (call) => readAvatar(call, vault));

    serve(avatar.removeAvatar, async ({ request, ...call }) => {
      await removeAvatar(call, vault);
      return { data: await readProfile(call, request.log) };
    });
  };
