import type { Appointment } from '@leveza/contract/calendar/appointments.ts';
import { APPOINTMENT_LABEL } from '@leveza/domain/calendar/appointment-kinds.ts';
import { mayBeSedated } from '@leveza/domain/calendar/sedation.ts';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { capitalised } from '../../../lib/moment-words.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmInline } from '../../../ui/ConfirmInline.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx';
import { FactSection, known, Section } from '../../../ui/FactSection.tsx';
import type { CalendarView } from '../use-calendar-view.ts';
import { whenOf } from './appointment-words.ts';
import { type Scope, SCOPES } from './scope-options.ts';
import { SedationNotice } from './SedationNotice.tsx';
import { useDeleteAppointment } from './use-delete-appointment.ts';

interface Props {
  appointment: Appointment;
  view: CalendarView;
}

/** An appointment to look at, such as in the waiting room: when, where, and what to ask. */
export function AppointmentDetails({ appointment, view }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { id, title, kind, place, doctor, notes, questions, completed, important } = appointment;
  const [scope, setScope] = useState<Scope>('this');
  const { remove, isPending } = useDeleteAppointment(appointment, scope, view.close);
  return (
    <Dialog
      title={title}
      description={capitalised(whenOf(appointment, view.today))}
      isOpen
      onClose={view.close}
      actions={
        isAsking ? (
          <ConfirmInline
            question={scope === 'this' ? 'Excluir este compromisso?' : 'Excluir este e os próximos?'}
            confirmLabel="Confirmar Exclusão"
            isPending={isPending}
            onConfirm={() => void remove()}
            onCancel={() => setAsking(false)}
          />
        ) : (
          <>
            <Button variant="danger" icon={Trash2} onPress={() => setAsking(true)}>
              Excluir
            </Button>
            <Button variant="secondary" icon={Pencil} onPress={() => view.show('edit', { item: id })}>
              Editar
            </Button>
          </>
        )
      }
    >
      <div className="grid gap-5">
        {isAsking && appointment.seriesId !== null && (
          <RadioGroup label="O que excluir" look="chips" options={SCOPES} value={scope} onChange={setScope} />
        )}
        {mayBeSedated(appointment) && <SedationNotice />}
        {questions.length > 0 && (
          <Section title="O que perguntar ao médico">
            <ol className="grid list-decimal gap-2 pl-5 text-pretty">
              {questions.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ol>
          </Section>
        )}
        <FactSection
          title="Informações"
          facts={known({
            Tipo: APPOINTMENT_LABEL[kind],
            Profissional: doctor,
            Lugar: place,
            Observações: notes,
            Situação: completed ? 'Realizado' : null,
            Importante: important ? 'Sim' : null,
          })}
        />
      </div>
    </Dialog>
  );
}
