import { readSearchOptions } from '@leveza/contract/catalog/search.ts';
import { readSubscription } from '@leveza/contract/subscription/subscription.ts';
import { featureOf, type FeatureId, opens } from '@leveza/domain/subscription/features.ts';
import { TIERS } from '@leveza/domain/subscription/tiers.ts';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** One sentence and the way to the plans, where the account's plan does not hold a feature that works here. */
export function PlanSentence({ feature }: { feature: FeatureId }) {
  const { data } = useQuery(read(readSubscription, {}));
  const isClosed = data !== undefined && !opens(data.data.opened, feature);
  // No plan brings a language model to a server that has none.
  const options = useQuery({ ...read(readSearchOptions, {}), enabled: isClosed && feature === 'ai' });
  const isThere = feature !== 'ai' || options.data?.data.isAiConfigured;
  if (!isClosed || !isThere) return null;
  const { begins, from } = featureOf(feature);
  return (
    <Notice tone="info" action={<Link to="/subscription">Ver os planos</Link>}>
      Para {begins}, é preciso o plano {TIERS[from].name}. O que você já tem aqui continua aberto.
    </Notice>
  );
}
