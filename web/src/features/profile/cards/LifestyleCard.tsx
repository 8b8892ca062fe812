import type { Profile } from '@leveza/contract/profile/profile.ts';
import { ALCOHOL_LABEL, EXERCISE_LABEL, SMOKING_LABEL } from '@leveza/domain/profile/health.ts';
import { formatNumber } from '../../../lib/format.ts';
import { InlineFact as Fact } from '../../../ui/InlineFacts.tsx';
import { SectionCard } from './SectionCard.tsx';

export function LifestyleCard({ profile }: { profile: Profile }) {
  const { exerciseFrequency, sleepHours, smokingStatus, alcoholConsumption, stressLevel, waterIntake } =
    profile;
  return (
    <SectionCard section="lifestyle" profile={profile}>
      <Fact isDetail isTermShown term="Exercício">
        {exerciseFrequency && EXERCISE_LABEL[exerciseFrequency]}
      </Fact>
      <Fact isTermShown term="Sono">
        {sleepHours !== null && `${sleepHours}\u00A0h/noite`}
      </Fact>
      <Fact isDetail isTermShown term="Cigarro">
        {smokingStatus && SMOKING_LABEL[smokingStatus]}
      </Fact>
      <Fact isDetail isTermShown term="Álcool">
        {alcoholConsumption && ALCOHOL_LABEL[alcoholConsumption]}
      </Fact>
      <Fact isDetail isTermShown term="Estresse">
        {stressLevel !== null && `${stressLevel} de 10`}
      </Fact>
      <Fact isTermShown term="Água">
        {waterIntake !== null && `${formatNumber(waterIntake)}\u00A0L/dia`}
      </Fact>
    </SectionCard>
  );
}
