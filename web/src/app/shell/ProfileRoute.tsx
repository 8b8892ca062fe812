import { AccountCard } from '../../features/account/AccountCard.tsx';
import { AccountDialogs } from '../../features/account/AccountDialogs.tsx';
import { AccountRights } from '../../features/account/AccountRights.tsx';
import { ProfilePage } from '../../features/profile/ProfilePage.tsx';

export function ProfileRoute() {
  return (
    <ProfilePage accountCard={<AccountCard />} rights={<AccountRights />} dialogs={<AccountDialogs />} />
  );
}
