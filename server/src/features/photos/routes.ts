import * as contract from '@leveza/contract/photos.ts';
import type { Routes } from '../../http/serve.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { addPhoto } from './add-photo.ts';
import { changePhoto } from './change-photo.ts';
import { deletePhoto } from './delete-photo.ts';
import { readPhotoFile } from './read-photo-file.ts';
import { findPhotos } from './store.ts';

export const photoRoutes =
  ({ vault }: { vault: Vault }): Routes =>
  (serve) => {
    serve(contract.listPhotos, async (call) => ({ data: await findPhotos(call) }));

    serve(contract.addPhoto, async ({ file, ...call }) => ({ data: await addPhoto(call, { file, vault }) }));

    serve(contract.changePhoto, async ({ params, body, ...call }) => ({
      data: await changePhoto(call, params.id, body),
    }));

    serve(contract.deletePhoto, async ({ params, ...call }) => ({
      data: await deletePhoto(call, params.id, vault),
    }));

    serve(contract.readPhotoFile, ({ params, ...call }) => readPhotoFile(call, params.id, vault));
  };
