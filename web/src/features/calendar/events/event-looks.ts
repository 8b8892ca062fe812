import type { CalendarEvent, EventType } from '@leveza/contract/calendar/calendar.ts';
import { FlaskConical, type LucideIcon, Package, Pill, Ruler, Stethoscope, Syringe } from 'lucide-react';

interface Look {
  one: string;
  many: string;
  icon: LucideIcon;
  /** A small mark; the shapes differ as well as the colours. */
  mark: string;
}

const look = (one: string, many: string, icon: LucideIcon, mark: string): Look => ({ one, many, icon, mark });

/** A planned injection has another mark and another word than an applied one. */
export type MarkKind = EventType | 'planned-application';

export const markKindOf = ({ type, completed }: Pick<CalendarEvent, 'type' | 'completed'>): MarkKind =>
  type === 'application' && !completed ? 'planned-application' : type;

export const EVENT_LOOKS: Record<MarkKind, Look> = {
  medication: look('Medicamento', 'Medicamentos', Pill, 'size-2 rounded-full bg-series-1'),
  application: look('Aplicação feita', 'Aplicações feitas', Syringe, 'size-2 rotate-45 bg-brand'),
  'planned-application': look(
    'Aplicação planejada',
    'Aplicações planejadas',
    Syringe,
    'size-2 rotate-45 border-2 border-brand',
  ),
  // Strong symptoms stand with the measurements.
  measurement: look('Registro', 'Registros', Ruler, 'size-2 rounded-full border-2 border-series-2'),
  appointment: look('Consulta', 'Consultas', Stethoscope, 'size-2 bg-series-4'),
  exam: look('Exame', 'Exames', FlaskConical, 'size-2 border-2 border-series-3'),
  stock: look('Data do estoque', 'Datas do estoque', Package, 'h-1 w-2.5 rounded-full bg-series-6'),
};

/** The order where there is room for few: the rare before the daily. */
const RARE_FIRST: readonly EventType[] = [
  'appointment',
  'exam',
  'application',
  'stock',
  'measurement',
  'medication',
];

export const byRarity = (one: { type: EventType }, other: { type: EventType }) =>
  RARE_FIRST.indexOf(one.type) - RARE_FIRST.indexOf(other.type);
