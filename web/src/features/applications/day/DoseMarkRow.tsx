import type { DoseMark } from '@leveza/contract/applications/doses.ts';
import { CalendarCheck2, CalendarOff, CircleHelp, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatTime } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/Button.tsx';
import { ApplicationRow } from '../history/ApplicationRow.tsx';
import { useSkip } from '../next-dose/use-skip.ts';
import type { ApplicationsView } from '../use-applications-view.ts';

interface Props {
  mark: DoseMark;
  view: ApplicationsView;
}

/** The outcome of a dose: applied, skipped, never recorded, or planned. */
export function DoseMarkRow({ mark, view }: Props) {
  const now = useNow();
  const { kind, at, application } = mark;
  if (application) {
    const about = { item: application.id };
    return (
      <ApplicationRow
        application={application}
        onOpen={() => view.show('details', about)}
        onEdit={() => view.show('edit', about)}
        isUnderItsDay
      />
    );
  }
  if (kind === 'skipped') return <SkippedRow mark={mark} />;

  const onSkip = () => view.show('skip', { at });
  if (kind === 'not-recorded') {
    return (
      <Row icon={CircleHelp} look="bg-attention-soft text-attention-ink" title="Não registrada" at={at}>
        <Choices label="Registrar agora" onRecord={() => view.show('new', { at })} onSkip={onSkip} />
      </Row>
    );
  }
  return (
    <Row icon={CalendarCheck2} look="bg-info-soft text-info-ink" title="Planejada" at={at}>
      {new Date(at) <= now && (
        // Its time has come and is not over: it is applied now, not at the time it was planned for.
        <Choices label="Registrar aplicação" onRecord={() => view.show('new')} onSkip={onSkip} />
      )}
    </Row>
  );
}

function Choices(props: { label: string; onRecord: () => void; onSkip: () => void }) {
  return (
    <div className="mt-1 flex flex-wrap gap-2">
      <Button size="sm" variant="secondary" onPress={props.onRecord}>
        {props.label}
      </Button>
      <Button size="sm" variant="secondary" onPress={props.onSkip}>
        Foi pulada
      </Button>
    </div>
  );
}

function SkippedRow({ mark: { at, reason, skipId } }: { mark: DoseMark }) {
  const { takeBack, isTakingBack } = useSkip();
  return (
    <Row icon={CalendarOff} look="bg-empty-soft text-empty-ink" title="Pulada" at={at}>
      {reason && <p className="text-sm wrap-anywhere text-ink-soft">Motivo: {reason}</p>}
      {skipId && (
        <Button
          size="sm"
          variant="secondary"
          className="mt-1"
          isPending={isTakingBack}
          onPress={() => takeBack(skipId)}
        >
          Não foi pulada
        </Button>
      )}
    </Row>
  );
}

interface RowProps {
  icon: LucideIcon;
  look: string;
  title: string;
  at: string;
  children?: ReactNode;
}

function Row({ icon: Icon, look, title, at, children }: RowProps) {
  const { timeZone } = useSession();
  return (
    <li className="flex items-start gap-3 px-4 py-3">
      <span className={`mt-0.5 grid size-10 shrink-0 place-items-center rounded-xl ${look}`}>
        <Icon aria-hidden className="size-5" />
      </span>
      <div className="grid min-w-0 flex-1 justify-items-start gap-0.5">
        <p className="font-semibold">{title}</p>
        <p className="text-sm text-ink-soft tabular-nums">Planejada para as {formatTime(at, timeZone)}</p>
        {children}
      </div>
    </li>
  );
}
