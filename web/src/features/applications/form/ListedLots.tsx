import type { Application } from '@leveza/contract/applications/applications.ts';
import type { Pen } from '@leveza/contract/pens/pens.ts';
import { useWatch } from 'react-hook-form';
import { useToday } from '../../../lib/use-now.ts';
import { CounterfeitNotice } from '../../pens/shared/CounterfeitNotice.tsx';
import { shareOf } from './dose-parts.ts';
import type { ApplicationForm } from './use-application-form.ts';

interface Props {
  form: ApplicationForm['form'];
  pens: readonly Pen[];
  application: Application | null;
}

/** The lots on a list of counterfeits among the pens this dose comes from; nothing for most. */
export function ListedLots({ form, pens, application }: Props) {
  const today = useToday();
  const [doseMg, penId, otherPenId] = useWatch({
    control: form.control,
    name: ['doseMg', 'penId', 'otherPenId'],
  });
  const { parts } = shareOf({ doseMg, penId, otherPenId }, { pens, application, today });
  const used = [penId, ...(parts ?? []).map((part) => part.penId)];
  const lots = pens.flatMap(({ id, counterfeit }) => (counterfeit && used.includes(id) ? [counterfeit] : []));
  return [...new Map(lots.map((listed) => [listed.lot, listed])).values()].map((listed) => (
    <CounterfeitNotice key={listed.lot} listed={listed} isLive />
  ));
}
