import type { Reply } from '@leveza/contract/endpoint.ts';
import { type Profile, readMe, readProfile } from '@leveza/contract/profile/profile.ts';
import { readProgress } from '@leveza/contract/profile/progress.ts';
import { updateProfile } from '@leveza/contract/profile/update-profile.ts';
import { useQuery } from '@tanstack/react-query';
import { ANA } from '../../../testing/patient.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { answer } from '../../../testing/server.ts';
import { ProfileDialogs } from '../ProfileDialogs.tsx';
import { ProfilePage } from '../ProfilePage.tsx';
import type { ProfileDialogName } from '../search.ts';
import { profileQuery } from '../use-profile.ts';

type Progress = Reply<typeof readProgress>['data'];

export const NOTHING_KNOWN: Progress = {
  initialWeight: null,
  currentWeight: null,
  targetWeight: null,
  lostKg: null,
  toGoKg: null,
  share: null,
  startedOn: null,
  daysInTreatment: null,
};

/** Every field of the profile, filled in. */
export const FULL: Profile = {
  ...ANA,
  treatmentStart: '2026-09-01',
  diabetesType: 'TYPE2',
  hba1c: 6.4,
  hba1cOn: '2026-08-20',
  bloodPressure: '120/80',
  bloodPressureSyst: 120,
  bloodPressureDiast: 80,
  allergies: 'Dipirona, Frutos do mar',
  exerciseFrequency: 'MODERATE',
  sleepHours: 7,
  smokingStatus: 'FORMER',
  alcoholConsumption: 'OCCASIONAL',
  stressLevel: 4,
  waterIntake: 2.25,
};

interface Situation {
  search?: string;
  patient?: Partial<Profile>;
  progress?: Partial<Progress>;
}

/** A server that knows one patient and takes changes; `bodies` are what it was sent, as it was sent. */
export function serve({ patient, progress }: Situation = {}) {
  const bodies: unknown[] = [];
  const known = { profile: { ...ANA, ...patient }, bodies };
  answer(readMe, () => ({ data: known.profile }));
  answer(readProfile, () => ({ data: known.profile }));
  answer(readProgress, () => ({ data: { ...NOTHING_KNOWN, ...progress } }));
  answer(updateProfile, async ({ body }, request) => {
    known.bodies.push(await request.json());
    known.profile = { ...known.profile, ...(JSON.parse(JSON.stringify(body)) as Partial<Profile>) };
    return { data: known.profile };
  });
  return known;
}

/** The page alone, with words in place of the account's parts. */
export function openProfile({ search = '' }: Situation = {}) {
  return openPage(
    '/profile',
    search,
    <ProfilePage
      accountCard={<p>Cartão da conta</p>}
      rights={<p>Seus direitos</p>}
      dialogs={<p>Diálogos da conta</p>}
    />,
  );
}

/** Only the dialogs, over the name and the picture of the patient: a whole page behind each takes seconds. */
export function openDialog(dialog: ProfileDialogName) {
  return openPage('/profile', `?open=${dialog}`, <DialogsAlone />);
}

function DialogsAlone() {
  const profile = useQuery(profileQuery).data?.data;
  if (!profile) return null;
  return (
    <>
      <h2>{profile.name}</h2>
      <p>{profile.avatar ?? 'Sem foto'}</p>
      <ProfileDialogs profile={profile} />
    </>
  );
}
