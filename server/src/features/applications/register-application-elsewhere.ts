import type * as contract from '@leveza/contract/applications/applications.ts';
import type { Answer } from '@leveza/contract/endpoint.ts';
import type { Db } from '../../db/connection.ts';
import type { Call } from '../../http/call.ts';
import { knownProduct } from '../pens/shared/glp1-catalog.ts';
import { labelOf } from '../pens/shared/label-of.ts';
import { refuseAllergy } from '../profile/shared/refuse-allergy.ts';
import { keepDose } from './keep-dose.ts';
import { refuseUnits } from './refuse-dose.ts';
import type { BeforeDose } from './shared/before-dose.ts';

/** A dose without a pen, kept as those from before the app are; it is asked about as one out of a pen is. */
export function registerApplicationElsewhere(
  call: Call,
  input: contract.ApplicationElsewhereInput,
  beforeDose: BeforeDose,
): Promise<Answer<typeof contract.registerApplicationElsewhere>> {
  const product = knownProduct(input.catalogId);
  const medicine = {
    catalogId: product?.id ?? null,
    medicationName: product?.commercialName ?? input.medicationName,
  };
  const find = async (tx: Db) => {
    refuseUnits(medicine.catalogId);
    if (!input.confirmAllergy) {
      await refuseAllergy(tx, call.owner, labelOf({ ...medicine, activeIngredient: '' }));
    }
    return { penId: null, medicine };
  };
  return keepDose(call, input, find, beforeDose);
}
