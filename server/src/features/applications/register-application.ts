import type * as contract from '@leveza/contract/applications/applications.ts';
import type { Answer } from '@leveza/contract/endpoint.ts';
import type { Call } from '../../http/call.ts';
import type { BeforeDose } from './shared/before-dose.ts';
import { recordDose } from './shared/record-dose.ts';

export function registerApplication(
  call: Call,
  input: contract.ApplicationInput,
  beforeDose: BeforeDose,
): Promise<Answer<typeof contract.registerApplication>> {
  return recordDose(call, input, beforeDose);
}
