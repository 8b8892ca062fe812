import type { Profile } from '@leveza/contract/profile/profile.ts';
import { COMPLETENESS_FIELDS, completionOf } from '@leveza/domain/profile/completeness.ts';
import { yearOf } from '@leveza/domain/time/days.ts';
import { Camera, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { dayOf, formatPercent } from '../../lib/format.ts';
import { displayName } from './shared/patient-name.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { useProfileDialog } from './use-profile-dialog.ts';

/** The patient's name, how much of what the registration asks is there, and since when; the cards below ask for more. */
export function ProfileHeader({ profile }: { profile: Profile }) {
  const { open } = useProfileDialog();
  const name = displayName(profile);
  const { percent } = completionOf(profile, COMPLETENESS_FIELDS);
  return (
    <div className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-0.5 sm:gap-y-4 lg:grid-cols-[auto_1fr_1fr]">
      <Button
        aria-label={profile.avatar ? 'Trocar foto' : 'Adicionar foto'}
        aria-haspopup="dialog"
        onPress={() => open('avatar')}
        className="relative row-span-2 cursor-pointer rounded-full transition-opacity duration-150 data-hovered:opacity-85
            data-pressed:opacity-75 sm:row-span-1"
      >
        <Avatar name={name} src={profile.avatar} size="lg" isDecorative />
        <span
          className="absolute -right-1 -bottom-1 grid size-7 place-items-center rounded-full border-2 border-canvas bg-brand
              text-on-brand"
        >
          <Camera aria-hidden className="size-3.5" />
        </span>
      </Button>
      <div className="min-w-0">
        <h2 className="text-xl leading-tight font-bold tracking-tight wrap-anywhere">{name}</h2>
        {/* A demonstration has no real address. */}
        <p className="wrap-anywhere text-ink-soft">
          {profile.demoExpiresAt ? 'Conta de demonstração' : profile.email}
        </p>
      </div>
      <dl
        aria-label="Seu perfil"
        className="flex flex-wrap gap-x-3 border-line bg-surface max-sm:bg-transparent sm:grid sm:grid-cols-3 sm:divide-x sm:divide-line sm:col-span-2 sm:rounded-2xl sm:border sm:py-4 sm:text-center lg:col-span-1"
      >
        <Figure term="Dados básicos">{formatPercent(percent / 100)}</Figure>
        <Figure term="Membro desde">{yearOf(dayOf(profile.createdAt, profile.timeZone))}</Figure>
        <Figure term="Status">
          <CircleCheck aria-hidden className="size-4 text-ok sm:size-5" />
          Ativo
        </Figure>
      </dl>
    </div>
  );
}

function Figure({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 items-center gap-1 sm:flex-col sm:items-stretch sm:justify-between sm:px-2">
      <dt className="text-sm leading-tight font-medium text-ink-soft">{term}</dt>
      <dd className="flex min-h-5 items-center justify-center gap-1.5 text-sm leading-none font-bold tracking-tight tabular-nums sm:min-h-7 sm:text-xl">
        {children}
      </dd>
    </div>
  );
}
