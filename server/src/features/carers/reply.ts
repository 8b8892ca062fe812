import type { Caring } from '@leveza/contract/carers/answers.ts';
import type { Carer } from '@leveza/contract/carers/carers.ts';
import type { CarerRow } from './table.ts';

export function carerState({ acceptedAt, endedAt }: CarerRow): Carer['state'] {
  if (endedAt) return 'ended';
  return acceptedAt ? 'active' : 'invited';
}

export function carerReply(row: CarerRow): Carer {
  const { id, name, channel, address, alerts, endedBy, createdAt, lastSentAt } = row;
  return {
    id,
    name,
    channel,
    address,
    alerts,
    state: carerState(row),
    endedBy,
    createdAt: createdAt.toISOString(),
    lastSentAt: lastSentAt?.toISOString() ?? null,
  };
}

export function caringReply({ carer, patientName }: { carer: CarerRow; patientName: string }): Caring {
  return { patientName, carerName: carer.name, alerts: carer.alerts, state: carerState(carer) };
}
