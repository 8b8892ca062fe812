import type { Pen } from '@leveza/contract/pens/pens.ts';
import { LockOpen, Syringe } from 'lucide-react';
import { Suspense } from 'react';
import { formatMg } from '../../../lib/format.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { Button } from '../../../ui/Button.tsx';
import { Lead } from '../../../ui/Lead.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { cardFocusId } from '../../../ui/use-card-focus.ts';
import { canOpen } from '../can-open.ts';
import { PenStateBadge } from '../card/PenBadge.tsx';
import { PenPicture } from '../card/PenPicture.tsx';
import { usePenState } from '../card/use-pen-state.ts';
import { injectionsText, leftFigure, leftText, usableText } from '../pen-words.ts';
import type { PenDialog } from '../search.ts';
import { usePenTitle } from '../use-pen-name.ts';
import { usePenWarnings } from './use-pen-warnings.ts';

const LeadWarning = lazyPart(() => import('../../../ui/LeadWarning.tsx'), 'LeadWarning');

interface Props {
  pen: Pen;
  today: string;
  /** The dose to come, where this pen gives another one. */
  neededMg: number | null;
  onShow: (dialog: PenDialog) => void;
}

/** The pen in use, drawn, with its doses and the action for them. */
export function PenLead({ pen, today, neededMg, onShow }: Props) {
  const title = usePenTitle(pen);
  const state = usePenState(pen);
  const warnings = usePenWarnings(pen);
  if (neededMg !== null) warnings.push(`Sua próxima dose é de ${formatMg(neededMg)}, e não há dela em casa`);
  const name = pen.medication.commercialName;
  const facts = [usableText(pen, today), injectionsText(pen), leftText(pen)];
  // A warning is read before a dose is recorded: then the details lead.
  const isWarned = warnings.length > 0;
  const record = pen.mgPerUnit === null && (
    <Link
      to="/medications"
      search={{ record: 'dose', recordPen: pen.id }}
      variant={isWarned ? 'lead-quiet' : 'lead'}
      icon={Syringe}
      className={isWarned ? '' : 'max-sm:basis-full'}
    >
      Registrar aplicação
    </Link>
  );
  const open = canOpen(pen) && (
    <Button variant="lead-quiet" icon={LockOpen} aria-label={`Abrir: ${name}`} onPress={() => onShow('seal')}>
      Abrir
    </Button>
  );
  const details = (
    <Button
      variant={isWarned ? 'lead' : 'lead-quiet'}
      id={cardFocusId(pen.id)}
      aria-label={`Detalhes: ${name}`}
      onPress={() => onShow('details')}
      className={isWarned ? 'max-sm:basis-full' : ''}
    >
      Detalhes
    </Button>
  );
  return (
    <Lead
      title={
        neededMg !== null
          ? 'Caneta de outra dose'
          : pen.status === 'open'
            ? 'Caneta em uso'
            : 'Próxima caneta'
      }
      figure={leftFigure(pen)}
      detail={
        <>
          <span className="flex flex-wrap items-center gap-2 font-semibold text-on-lead">
            {title} <PenStateBadge {...state} />
          </span>
          {facts.filter(Boolean).join('\u00A0· ')}
        </>
      }
      isWide
      drawing={
        <div className="rounded-2xl bg-surface px-4 py-1 text-ink">
          <PenPicture pen={pen} tone={state.tone} />
        </div>
      }
      actions={
        isWarned ? (
          <>
            {details}
            {open}
            {record}
          </>
        ) : (
          <>
            {record}
            {open}
            {details}
          </>
        )
      }
    >
      {warnings.map((warning) => (
        <Suspense key={warning} fallback={<Skeleton className="h-11 rounded-2xl" />}>
          <LeadWarning text={warning} />
        </Suspense>
      ))}
    </Lead>
  );
}
