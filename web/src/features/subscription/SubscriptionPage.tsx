import { readSubscription } from '@leveza/contract/subscription/subscription.ts';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LeadColumns } from '../../ui/LeadColumns.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonCard } from '../../ui/SkeletonCard.tsx';
import { About } from './About.tsx';
import { Manage } from './manage/Manage.tsx';
import { PlanCards } from './plans/PlanCards.tsx';
import { StandingLead } from './StandingLead.tsx';
import { useReturn } from './use-return.ts';

/** The open features, the paid time, and the plans. */
export function SubscriptionPage() {
  const query = useQuery(read(readSubscription, {}));
  const isChecking = useReturn();
  const subscription = query.data?.data;
  return (
    <>
      <PageHeader title="Planos de Assinatura" />
      {query.isLoadingError && <ErrorState query={query} />}
      {query.isPending && <SkeletonCard />}
      {subscription?.running === 'hosted' && (
        // Plans that are sold are compared side by side, across the whole width.
        <>
          <StandingLead subscription={subscription} isChecking={isChecking} />
          <PlanCards subscription={subscription} />
          <Manage subscription={subscription} />
          <About isSold />
        </>
      )}
      {subscription && subscription.running !== 'hosted' && (
        <LeadColumns lead={<StandingLead subscription={subscription} isChecking={isChecking} />}>
          <PlanCards subscription={subscription} />
          <About isSold={false} />
        </LeadColumns>
      )}
    </>
  );
}
