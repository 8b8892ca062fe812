import type { Profile } from '@leveza/contract/profile/profile.ts';
import { GENDER_LABEL } from '@leveza/domain/profile/health.ts';
import { formatDay } from '../../../lib/format.ts';
import { InlineFact as Fact } from '../../../ui/InlineFacts.tsx';
import { SectionCard } from './SectionCard.tsx';
import { zoneName } from '../zone-options.ts';

export function PersonalCard({ profile }: { profile: Profile }) {
  const { name, phone, birthDate, gender, timeZone } = profile;
  return (
    <SectionCard section="personal" profile={profile}>
      <Fact term="Nome">{name.trim()}</Fact>
      <Fact term="Telefone">{phone}</Fact>
      <Fact isDetail term="Data de nascimento">
        {birthDate && formatDay(birthDate)}
      </Fact>
      <Fact isDetail term="Gênero">
        {gender && GENDER_LABEL[gender]}
      </Fact>
      {/* 'Brasília' says enough here; the dialog says whom it is for. */}
      <Fact isDetail term="Fuso horário">
        {zoneName(timeZone).replace(/ \(.*/, '')}
      </Fact>
    </SectionCard>
  );
}
