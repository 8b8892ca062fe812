import * as avatar from '@leveza/contract/profile/avatar.ts';
import * as contract from '@leveza/contract/profile/profile.ts';
import { updateProfile as updateProfileCall } from '@leveza/contract/profile/update-profile.ts';
import type { Routes } from '../../http/serve.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { readAvatar, removeAvatar, setAvatar } from './avatar.ts';
import { readProfile } from './read-profile.ts';
import { updateProfile } from './update-profile.ts';

export const profileRoutes =
  ({ vault }: { vault: Vault }): Routes =>
  (serve) => {
    for (const endpoint of [contract.readMe, contract.readProfile]) {
      serve(endpoint, async ({ db, owner, request }) => ({
        data: await readProfile(db, owner, request.log),
      }));
    }

    serve(updateProfileCall, async ({ db, owner, body, request }) => {
      await updateProfile(db, owner, body);
      return { data: await readProfile(db, owner, request.log) };
    });

    serve(avatar.uploadAvatar, async ({ db, owner, file, request }) => {
      await setAvatar(db, vault, owner, file.content);
      return { data: await readProfile(db, owner, request.log) };
    });

    serve(avatar.readAvatar, ({ db, owner }) => readAvatar(db, vault, owner));

    serve(avatar.removeAvatar, async ({ db, owner, request }) => {
      await removeAvatar(db, vault, owner);
      return { data: await readProfile(db, owner, request.log) };
    });
  };
