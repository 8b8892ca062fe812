import type { Profile } from '@leveza/contract/profile/profile.ts';
import { readProgress } from '@leveza/contract/profile/progress.ts';
import { bodyMassIndex } from '@leveza/domain/profile/bmi.ts';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../lib/api.ts';
import { formatDay } from '../../../lib/format.ts';
import { formatBmi, formatHeight, formatWeight } from '../../../lib/measure.ts';
import { InlineFact as Fact } from '../../../ui/InlineFacts.tsx';
import { Figure } from '../../../ui/Figure.tsx';
import { SectionCard } from './SectionCard.tsx';

export function PhysicalCard({ profile }: { profile: Profile }) {
  const { height, initialWeight, targetWeight, treatmentStart, weightUnit, heightUnit } = profile;
  // Without a day of the patient's own the treatment began with the first dose recorded.
  const firstDose = useQuery(read(readProgress, {})).data?.data.startedOn ?? null;
  const weight = (kg: number | null) => kg !== null && <Figure>{formatWeight(kg, weightUnit)}</Figure>;
  const index = bodyMassIndex(initialWeight, height);
  return (
    <SectionCard section="physical" profile={profile}>
      <Fact isDetail isTermShown term="Altura">
        {height !== null && <Figure>{formatHeight(height, heightUnit)}</Figure>}
      </Fact>
      <Fact isTermShown term="Peso inicial">
        {weight(initialWeight)}
      </Fact>
      <Fact isTermShown term="Peso meta">
        {weight(targetWeight)}
      </Fact>
      <Fact isDetail isTermShown term="IMC inicial" unknown="-">
        {index !== null && <Figure>{formatBmi(index)}</Figure>}
      </Fact>
      <Fact isDetail isTermShown term="Início do tratamento">
        {treatmentStart ? formatDay(treatmentStart) : firstDose && `${formatDay(firstDose)} (primeira dose)`}
      </Fact>
    </SectionCard>
  );
}
