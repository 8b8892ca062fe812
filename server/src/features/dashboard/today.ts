import type { TodayItem } from '@leveza/contract/dashboard.ts';
import { addDays, dayIn } from '@leveza/domain/time/days.ts';
import type { Db } from '../../db/connection.ts';
import type { Treatment } from '../applications/store.ts';
import { boxesToSee } from '../inventory/store.ts';
import { readSupply } from '../supply/store.ts';
import { dayText, momentText } from './words.ts';

/** A receita is spoken of this long before its last day. */
const PRESCRIPTION_DAYS = 10;
const MOST_BOXES = 4;

/** What asks for the patient today, the dose first. */
export async function dueToday(db: Db, owner: string, treatment: Treatment, now: Date): Promise<TodayItem[]> {
  const today = dayIn(treatment.zone, now);
  return [
    ...doseItems(treatment, now),
    ...(await supplyItems(db, owner, today, now)),
    ...(await boxItems(db, owner, today)),
  ];
}

function doseItems({ next, zone, last }: Treatment, now: Date): TodayItem[] {
  const name = last?.medicationName ?? 'sua dose';
  const register = { link: '/applications?open=new', action: 'Registrar aplicação' };
  const at = (moment: Date) => momentText(moment, zone, now);
  if (next.state === 'due') {
    const detail = `${name}, ${at(next.plannedAt!)}.`;
    return [{ kind: 'dose-due', title: 'Dose de hoje', detail, ...register }];
  }
  if (next.state === 'late') {
    const detail = `Era ${at(next.plannedAt!)}. Ainda dá para aplicar até ${at(next.applyUntil!)}.`;
    return [{ kind: 'dose-late', title: 'Dose atrasada', detail, ...register }];
  }
  if (next.state === 'missed') {
    const detail = `Pule esta dose; a próxima é ${at(next.followingAt!)}.`;
    return [
      { kind: 'dose-missed', title: 'Dose perdida', detail, link: '/applications', action: 'Ver aplicações' },
    ];
  }
  if (next.state === 'late-unknown') {
    const detail = `Era ${at(next.plannedAt!)}. Fale com quem receitou sobre o que fazer.`;
    return [{ kind: 'dose-unknown', title: 'Dose atrasada', detail, ...register }];
  }
  return [];
}

async function supplyItems(db: Db, owner: string, today: string, now: Date): Promise<TodayItem[]> {
  const { buyBy, runsOutOn, dosesLeft, prescriptionLastDay } = await readSupply(db, owner, now);
  const items: TodayItem[] = [];
  if (buyBy && runsOutOn && buyBy <= today) {
    items.push({
      kind: 'buy-pen',
      title: 'Hora de comprar a próxima caneta',
      detail:
        dosesLeft === 0
          ? 'Não há mais doses em casa para a próxima aplicação.'
          : `A primeira dose sem caneta é em ${dayText(runsOutOn)}.`,
      link: '/medications',
      action: 'Ver canetas',
    });
  }
  if (prescriptionLastDay && prescriptionLastDay <= addDays(today, PRESCRIPTION_DAYS)) {
    const isOver = prescriptionLastDay < today;
    items.push({
      kind: 'prescription-ending',
      title: isOver ? 'Receita vencida' : 'Receita perto do fim',
      detail: isOver
        ? `Valeu até ${dayText(prescriptionLastDay)}.`
        : `Vale até ${dayText(prescriptionLastDay)}.`,
      link: '/medications',
      action: 'Ver receitas',
    });
  }
  return items;
}

async function boxItems(db: Db, owner: string, today: string): Promise<TodayItem[]> {
  const boxes = await boxesToSee(db, owner, today, MOST_BOXES);
  return boxes.map(({ name, link, expiryDate, isLow }) =>
    isLow
      ? {
          kind: 'low-stock',
          title: `${name} está acabando`,
          detail: 'Confira quanto ainda há em casa.',
          link,
          action: 'Ver estoque',
        }
      : {
          kind: 'expiring',
          title: expiryDate! < today ? `${name} venceu` : `${name} vence em breve`,
          detail: `Validade: ${dayText(expiryDate!)}.`,
          link,
          action: 'Ver estoque',
        },
  );
}
