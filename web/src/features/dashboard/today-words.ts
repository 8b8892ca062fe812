import type { NextDose } from '@leveza/contract/applications/next-dose.ts';
import type { TodayItem } from '@leveza/contract/dashboard.ts';
import { unitLabel } from '@leveza/domain/inventory/units.ts';
import type { ScreenLink } from '../../lib/address.ts';
import { dayOf, formatDay } from '../../lib/format.ts';
import { dayText, whenText } from '../../lib/moment-words.ts';
import { nextDoseWords, prescriberWords } from '../applications/shared/next-dose-words.ts';

interface Here {
  zone: string;
  now: Date;
}

export interface TodayAction {
  label: string;
  link: ScreenLink;
  /** At most one on the screen. */
  isPrimary?: boolean;
}

export interface TodayWords {
  title: string;
  detail: string;
  caution?: string | null;
  /** The source of the rule. */
  rule?: NextDose['rule'];
  actions: TodayAction[];
}

type Of<K extends TodayItem['kind']> = Extract<TodayItem, { kind: K }>;

/** The sentence in 'Hoje' about a due item, and its one action. */
export function todayWords(item: TodayItem, nextDose: NextDose, here: Here): TodayWords {
  switch (item.kind) {
    case 'dose':
      return doseWords(item, nextDose, here);
    case 'buy-pen':
      return penWords(item, here);
    case 'prescription':
      return prescriptionWords(item, here);
    case 'box':
      return boxWords(item);
  }
}

const REGISTER: TodayAction = {
  label: 'Registrar aplicação',
  link: { to: '/applications', search: { open: 'new' } },
};

const about = (open: 'new' | 'skip', at: string | null): ScreenLink => ({
  to: '/applications',
  search: { open, at: at ?? undefined },
});

function doseWords({ medicationName }: Of<'dose'>, nextDose: NextDose, here: Here): TodayWords {
  const words = nextDoseWords(nextDose, here);
  const prescriber = prescriberWords(nextDose);
  if (prescriber) {
    // No sentence about applying stands beside it: the prescriber says how to begin again.
    const actions: TodayAction[] = [
      { label: 'Ver aplicações', link: { to: '/applications' }, isPrimary: true },
    ];
    return { ...prescriber, caution: words?.caution ?? null, actions };
  }
  const { state, plannedAt } = nextDose;
  const late = {
    detail: [words?.headline, words?.detail].filter(Boolean).join(' '),
    caution: words?.caution ?? null,
    rule: words?.rule ?? null,
  };
  const skip = { label: 'Pulei esta dose', link: about('skip', plannedAt) };
  if (state === 'missed') {
    const applied = { label: 'Já apliquei', link: about('new', plannedAt) };
    return { ...late, title: 'Prazo da dose encerrado', actions: [{ ...skip, isPrimary: true }, applied] };
  }
  if (state === 'late-unknown') return { ...late, title: 'Dose atrasada', actions: [REGISTER, skip] };
  const actions = [{ ...REGISTER, isPrimary: true }];
  if (state === 'late') return { ...late, title: 'Dose atrasada', actions };
  const when = plannedAt ?? here.now;
  const day = dayText(dayOf(when, here.zone), dayOf(here.now, here.zone));
  return { title: `Dose de ${day}`, detail: `${medicationName}, ${whenText(when, here)}.`, actions };
}

function penWords({ dosesLeft, runsOutOn }: Of<'buy-pen'>, { zone, now }: Here): TodayWords {
  return {
    title: 'Hora de renovar a receita e o estoque',
    detail:
      dosesLeft === 0
        ? 'Não há mais doses em casa para a próxima aplicação.'
        : `A primeira dose sem caneta é ${dayText(runsOutOn, dayOf(now, zone))}.`,
    actions: [{ label: 'Adicionar caneta', link: { to: '/medications', search: { add: '1' } } }],
  };
}

function prescriptionWords({ lastDay }: Of<'prescription'>, { zone, now }: Here): TodayWords {
  const isOver = lastDay < dayOf(now, zone);
  return {
    title: isOver ? 'Receita vencida' : 'Receita perto do fim',
    detail: `${isOver ? 'Valeu' : 'Vale'} até ${formatDay(lastDay)}.`,
    actions: [{ label: 'Adicionar receita', link: { to: '/medications', search: { receita: 'new' } } }],
  };
}

const SHELF = { supplement: '/supplement-store', medication: '/medication-store' } as const;
const QUANTITY = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 3 });

function boxWords(item: Of<'box'>): TodayWords {
  const link: ScreenLink = {
    to: SHELF[item.itemKind],
    search: { item: item.itemId, open: 'details' },
  };
  return { ...stateWords(item), actions: [{ label: 'Ver caixa', link }] };
}

function stateWords({ state, name, quantity, unitType, itemKind, expiryDate }: Of<'box'>) {
  const expiry = `Validade: ${expiryDate ? formatDay(expiryDate) : '—'}.`;
  switch (state) {
    case 'expired':
      return { title: `${name} venceu`, detail: expiry };
    case 'expiring':
      return { title: `${name} vence em breve`, detail: expiry };
    case 'used-up':
      return { title: `${name} acabou`, detail: 'Não há mais nada em casa.' };
    case 'low': {
      const left = `${QUANTITY.format(quantity)} ${unitLabel(unitType, itemKind, quantity)}`;
      return {
        title: `${name} está acabando`,
        detail: `${quantity === 1 ? 'Resta' : 'Restam'} ${left}.`,
      };
    }
  }
}
