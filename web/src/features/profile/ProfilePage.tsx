import type { Profile } from '@leveza/contract/profile/profile.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useCover } from '../../lib/use-cover.ts';
import { CoverButton } from '../../ui/CoverButton.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { CARD_GRID } from './card-grid.ts';
import { AreFiguresCovered } from '../../ui/Figure.tsx';
import { LifestyleCard } from './cards/LifestyleCard.tsx';
import { MedicalCard } from './cards/MedicalCard.tsx';
import { PersonalCard } from './cards/PersonalCard.tsx';
import { PhysicalCard } from './cards/PhysicalCard.tsx';
import { ProfileDialogs } from './ProfileDialogs.tsx';
import { NoProfile, ProfileFailure } from './ProfileFailure.tsx';
import { ProfileHeader } from './ProfileHeader.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';
import { ProgressCard } from './cards/ProgressCard.tsx';
import { profileQuery, useReadAgain } from './use-profile.ts';
import { LOCKED } from '../../ui/drawings/record-scenes.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Link } from '../../ui/Link.tsx';

interface Props {
  /** The account's parts of the page, which are another feature. */
  accountCard: ReactNode;
  rights: ReactNode;
  dialogs: ReactNode;
}

export function ProfilePage({ accountCard, rights, dialogs }: Props) {
  const read = useQuery(profileQuery);
  const readAgain = useReadAgain();
  const cover = useCover();
  const retry = { onRetry: readAgain, isRetrying: read.isFetching };
  const profile = read.data?.data;

  if (read.error?.code === 'unauthenticated') return <AccessDenied />;
  return (
    <AreFiguresCovered value={cover.isCovered}>
      <PageHeader
        title="Meu Perfil"
        subtitle="Cuide aqui das suas informações pessoais e dos seus dados de saúde."
        actions={cover.isWanted && <CoverButton cover={cover} />}
      />
      {read.isPending && <ProfileSkeleton />}
      {read.isLoadingError && <ProfileFailure problem={read.error} {...retry} />}
      {profile?.isProfileUnavailable && (
        <>
          <NoProfile {...retry} />
          <div className={CARD_GRID}>{accountCard}</div>
        </>
      )}
      {profile && !profile.isProfileUnavailable && (
        <>
          <ProfileHeader profile={profile} />
          <Cards profile={profile} accountCard={accountCard} />
          <ProfileDialogs profile={profile} />
        </>
      )}
      {rights}
      {dialogs}
    </AreFiguresCovered>
  );
}

function Cards({ profile, accountCard }: Pick<Props, 'accountCard'> & { profile: Profile }) {
  return (
    <div className={CARD_GRID}>
      <PersonalCard profile={profile} />
      <PhysicalCard profile={profile} />
      <MedicalCard profile={profile} />
      <ProgressCard profile={profile} />
      <LifestyleCard profile={profile} />
      {accountCard}
    </div>
  );
}

/** The session ended while the page was open, and the way to the sign-in page did not open by itself. */
function AccessDenied() {
  return (
    <>
      <PageHeader title="Acesso Negado" />
      <div role="alert">
        <EmptyState
          scene={LOCKED}
          action={
            <Link to="/login" search={{ next: '/profile' }} variant="primary">
              Fazer login
            </Link>
          }
        >
          Você precisa fazer login para acessar seu perfil
        </EmptyState>
      </div>
    </>
  );
}
