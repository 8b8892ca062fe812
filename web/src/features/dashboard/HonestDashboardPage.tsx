import type { Profile } from '@leveza/contract/profile/profile.ts';
import { Flag, Ruler, Weight } from 'lucide-react';
import { formatCm, formatKg } from '../../lib/format.ts';
import { firstName } from '../../lib/patient-name.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Stat } from '../../ui/Stat.tsx';
import { StatGrid } from '../../ui/StatGrid.tsx';
import { FirstSteps } from './FirstSteps.tsx';

interface Props {
  profile: Profile;
  /** Whether a screen is built; the others are marked as coming. */
  isBuilt: (path: string) => boolean;
}

/** What is known about the patient today, and where to begin. Nothing here is invented. */
export function HonestDashboardPage({ profile, isBuilt }: Props) {
  const { initialWeight, targetWeight, height } = profile;
  const name = firstName(profile);
  return (
    <div className="grid gap-6">
      <PageHeader
        title="Dashboard"
        subtitle={name ? `Olá, ${name}. Que bom ter você aqui.` : 'Olá. Que bom ter você aqui.'}
      />
      {!profile.isProfileUnavailable && (
        <StatGrid label="Seus dados">
          <Stat icon={Weight} label="Peso inicial" value={shown(initialWeight, formatKg)} />
          <Stat icon={Flag} tone="leaf" label="Peso meta" value={shown(targetWeight, formatKg)} />
          <Stat icon={Ruler} label="Altura" value={shown(height, formatCm)} />
        </StatGrid>
      )}
      <FirstSteps isBuilt={isBuilt} />
    </div>
  );
}

function shown(value: number | null, format: (value: number) => string) {
  return value === null ? (
    <span className="text-base font-medium text-ink-faint">Não informado</span>
  ) : (
    format(value)
  );
}
