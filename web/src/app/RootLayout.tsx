import { Outlet } from '@tanstack/react-router';
import { DocumentTitle } from './DocumentTitle.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { UpdatePrompt } from './UpdatePrompt.tsx';

export function RootLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <DocumentTitle />
      <OfflineBanner />
      <Outlet />
      <UpdatePrompt />
    </div>
  );
}
