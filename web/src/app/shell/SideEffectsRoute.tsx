import { SideEffectsPage } from '../../features/side-effects/SideEffectsPage.tsx';

export function SideEffectsRoute() {
  return <SideEffectsPage />;
}
