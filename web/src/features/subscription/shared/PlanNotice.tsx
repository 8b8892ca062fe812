import { readSubscription } from '@leveza/contract/subscription/subscription.ts';
import { featureOf, type FeatureId, opens } from '@leveza/domain/subscription/features.ts';
import { TIERS } from '@leveza/domain/subscription/tiers.ts';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../lib/api.ts';
import { Link } from '../../../ui/Link.tsx';
import { Notice } from '../../../ui/Notice.tsx';

/** Says kindly what a screen cannot begin without a larger plan; nothing where it is open. */
export function PlanNotice({ feature }: { feature: FeatureId }) {
  const { data } = useQuery(read(readSubscription, {}));
  if (!data || opens(data.data.opened, feature)) return null;
  const { begins, from } = featureOf(feature);
  return (
    <Notice tone="info" action={<Link to="/subscription">Ver os planos</Link>}>
      Para {begins}, é preciso o plano {TIERS[from].name}. O que você já tem aqui continua aberto.
    </Notice>
  );
}
