import type { Endpoint } from '@leveza/contract/endpoint.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { featureOf, type FeatureId, opens } from '@leveza/domain/subscription/features.ts';
import { TIERS } from '@leveza/domain/subscription/tiers.ts';
import type { Config } from '../../../config.ts';
import type { Call } from '../../../http/call.ts';
import type { Gate } from '../../../http/serve.ts';
import { NEEDS } from '../needs.ts';
import { readStanding, runningBy } from './standing.ts';

/** Refuses what begins something beyond the plan. Reading, changing, ending and what already runs pass. */
export function gateBy(config: Config): Gate {
  if (runningBy(config.billing) !== 'hosted') return async () => undefined;
  return async (endpoint: Endpoint, call: Call) => {
    const need = NEEDS.get(endpoint);
    if (!need) return;
    const feature = await need(call, config);
    if (feature === null) return;
    const { standing } = await readStanding(call, config.billing);
    if (!opens(standing.opened, feature)) throw new Problem('plan-needed', { message: sentenceOf(feature) });
  };
}

function sentenceOf(id: FeatureId): string {
  const { begins, from } = featureOf(id);
  return `Para ${begins}, é preciso o plano ${TIERS[from].name}. O que você já registrou continua aberto. Veja os planos em Assinatura.`;
}
