import * as contract from '@leveza/contract/prescriptions.ts';
import type { Routes } from '../../http/serve.ts';
import type { Vault } from '../../services/vault/vault.ts';
import {
  addPrescription,
  attachFile,
  changePrescription,
  deletePrescription,
  findPrescription,
  listPrescriptions,
  readAttached,
} from './prescriptions.ts';

export const prescriptionRoutes =
  ({ vault }: { vault: Vault }): Routes =>
  (serve) => {
    serve(contract.listPrescriptions, async ({ db, owner }) => ({
      data: await listPrescriptions(db, owner, new Date()),
    }));

    serve(contract.addPrescription, async ({ db, owner, body }) => {
      const now = new Date();
      const id = await addPrescription(db, owner, body, now);
      return { data: await findPrescription(db, owner, id, now) };
    });

    serve(contract.changePrescription, async ({ db, owner, params, body }) => {
      const now = new Date();
      await changePrescription(db, owner, { id: params.id, input: body, now });
      return { data: await findPrescription(db, owner, params.id, now) };
    });

    serve(contract.deletePrescription, async ({ db, owner, params }) => {
      const data = await findPrescription(db, owner, params.id, new Date());
      await deletePrescription(db, vault, owner, params.id);
      return { data };
    });

    serve(contract.attachPrescriptionFile, async ({ db, owner, params, file }) => {
      await attachFile(db, vault, owner, { id: params.id, ...file });
      return { data: await findPrescription(db, owner, params.id, new Date()) };
    });

    serve(contract.readPrescriptionFile, ({ db, owner, params }) =>
      readAttached(db, vault, owner, params.id),
    );
  };
