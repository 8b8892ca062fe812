import { readSearchOptions } from '@leveza/contract/catalog/search.ts';
import { readSubscription } from '@leveza/contract/subscription/subscription.ts';
import { featureOf, type FeatureId, opens } from '@leveza/domain/subscription/features.ts';
import { TIERS } from '@leveza/domain/subscription/tiers.ts';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** What the account's plan does not hold of features that work here, and the way to the plans. */
export function PlanSentence({ features }: { features: readonly FeatureId[] }) {
  const { data } = useQuery(read(readSubscription, {}));
  const closed = data ? features.filter((id) => !opens(data.data.opened, id)) : [];
  // No plan brings a language model to a server that has none.
  const options = useQuery({ ...read(readSearchOptions, {}), enabled: closed.includes('ai') });
  const missing = closed.filter((id) => id !== 'ai' || options.data?.data.isAiConfigured);
  if (missing.length === 0) return null;
  return (
    <Notice tone="info" action={<Link to="/subscription">Ver os planos</Link>}>
      {missing.map(sentenceOf).join(' ')} O que você já tem aqui continua aberto.
    </Notice>
  );
}

function sentenceOf(id: FeatureId): string {
  const { begins, from } = featureOf(id);
  return `Para ${begins}, é preciso o plano ${TIERS[from].name}.`;
}
