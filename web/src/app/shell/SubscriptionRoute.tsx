import { SubscriptionPage } from '../../features/subscription/SubscriptionPage.tsx';

export function SubscriptionRoute() {
  return <SubscriptionPage />;
}
