import { readApplicationsOverview } from '@leveza/contract/applications/doses.ts';
import { useQuery } from '@tanstack/react-query';
import { Syringe } from 'lucide-react';
import { read } from '../../../lib/api.ts';
import { Lead } from '../../../ui/Lead.tsx';
import { Link } from '../../../ui/Link.tsx';
import { HeldLead } from '../../applications/shared/HeldLead.tsx';
import { prescriberWords } from '../../applications/shared/next-dose-words.ts';

interface Props {
  title: string;
  figure: string | null;
  detail: string;
  /** A dose of another day is not applied ahead of it. */
  isNow: boolean;
}

const RECORD = { to: '/applications', search: { open: 'new' } } as const;

/**
 * The next injection, which has its own form. After several missed ones the prescriber is asked first, and after a sign
 * that holds it a doctor, as on *Hoje*.
 */
export function InjectionLead({ title, figure, detail, isNow }: Props) {
  const { data } = useQuery(read(readApplicationsOverview, {}));
  const hold = data?.data.doseHold;
  if (hold) return <HeldLead hold={hold} />;
  const prescriber = data ? prescriberWords(data.data.nextDose) : null;
  const isSure = data !== undefined && !prescriber;
  return (
    <Lead
      title={title}
      figure={prescriber?.title ?? figure}
      // A sentence that ends with a full stop gets no second one.
      detail={[detail, prescriber?.detail].filter(Boolean).join('. ').replaceAll('.. ', '. ')}
      actions={
        isNow && (
          <Link {...RECORD} variant={isSure ? 'lead' : 'lead-quiet'} icon={Syringe}>
            Registrar aplicação
          </Link>
        )
      }
    />
  );
}
