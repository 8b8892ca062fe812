import { readSearchOptions } from '@leveza/contract/catalog/search.ts';
import { readMessageSettings } from '@leveza/contract/messages/settings.ts';
import { readSubscription } from '@leveza/contract/subscription/subscription.ts';
import { featureOf, type FeatureId, opens } from '@leveza/domain/subscription/features.ts';
import { TIERS } from '@leveza/domain/subscription/tiers.ts';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** The features that work here and are not in the account's plan, and the way to the plans. */
export function PlanSentence({ features }: { features: readonly FeatureId[] }) {
  const { data } = useQuery(read(readSubscription, {}));
  const closed = data ? features.filter((id) => !opens(data.data.opened, id)) : [];
  // No plan brings a language model or WhatsApp to a server that has none.
  const options = useQuery({ ...read(readSearchOptions, {}), enabled: closed.includes('ai') });
  const channels = useQuery({ ...read(readMessageSettings, {}), enabled: closed.includes('whatsapp') });
  const missing = closed.filter((id) => {
    if (id === 'ai') return options.data?.data.isAiConfigured;
    return id !== 'whatsapp' || channels.data?.data.whatsapp.isConfigured;
  });
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
