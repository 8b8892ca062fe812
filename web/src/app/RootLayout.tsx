import { Outlet } from '@tanstack/react-router';
import { DocumentTitle } from './DocumentTitle.tsx';
import { Farewell } from './Farewell.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { UpdatePrompt } from './UpdatePrompt.tsx';

export function RootLayout() {
  return (
    <div className="flex min-h-dvh flex-col [--banner:0px] sm:has-data-offline:[--banner:36px]">
      <DocumentTitle />
      <OfflineBanner />
      <Farewell />
      <Outlet />
      <UpdatePrompt />
    </div>
  );
}
