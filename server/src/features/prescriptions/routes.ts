import * as contract from '@leveza/contract/prescriptions.ts';
import type { Routes } from '../../http/serve.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { addPrescription } from './add-prescription.ts';
import { attachPrescriptionFile } from './attach-prescription-file.ts';
import { changePrescription } from './change-prescription.ts';
import { deletePrescription } from './delete-prescription.ts';
import { listPrescriptions } from './list-prescriptions.ts';
import { readPrescriptionFile } from './read-prescription-file.ts';

export const prescriptionRoutes =
  ({ vault }: { vault: Vault }): Routes =>
  (serve) => {
    serve(contract.listPrescriptions, async (call) => ({ data: await listPrescriptions(call) }));

    serve(contract.addPrescription, async ({ body, ...call }) => ({
      data: await addPrescription(call, body),
    }));

    serve(contract.changePrescription, async ({ params, body, ...call }) => ({
      data: await changePrescription(call, params.id, body),
    }));

    serve(contract.deletePrescription, async ({ params, ...call }) => ({
      data: await deletePrescription(call, params.id, vault),
    }));

    serve(contract.attachPrescriptionFile, async ({ params, file, ...call }) => ({
      data: await attachPrescriptionFile(call, params.id, { file, vault }),
    }));

    serve(contract.readPrescriptionFile, ({ params, ...call }) =>
      readPrescriptionFile(call, params.id, vault),
    );
  };
