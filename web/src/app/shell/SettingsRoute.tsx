import { AccountDialogs } from '../../features/account/AccountDialogs.tsx';
import { AccountRows } from '../../features/account/AccountRows.tsx';
import { SettingsPage } from '../../features/messages/SettingsPage.tsx';
import { NextReminders } from '../../features/reminders/next/NextReminders.tsx';
import { ReminderDialogs } from '../../features/reminders/settings/ReminderDialogs.tsx';
import { PlanNotice } from '../../features/subscription/shared/PlanNotice.tsx';

export function SettingsRoute() {
  return (
    <>
      <SettingsPage
        lead={<NextReminders />}
        accountRows={<AccountRows />}
        dialogs={
          <>
            <ReminderDialogs />
            <AccountDialogs />
          </>
        }
      />
      <PlanNotice features={['push', 'whatsapp']} />
    </>
  );
}
