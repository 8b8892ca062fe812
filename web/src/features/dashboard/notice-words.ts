import type { TodayItem } from '@leveza/contract/dashboard.ts';
import { unitLabel } from '@leveza/domain/catalog/units.ts';
import { remains } from '@leveza/domain/remains.ts';
import type { ScreenLink } from '../../lib/address.ts';
import { dayOf, formatDay } from '../../lib/format.ts';
import { dayText } from '../../lib/moment-words.ts';

interface Here {
  zone: string;
  now: Date;
}

export interface NoticeWords {
  title: string;
  detail: string;
  action: { label: string; link: ScreenLink };
}

/** The dose itself leads the screen; the rest are notices about the stock. */
export type Notice = Exclude<TodayItem, { kind: 'dose' }>;

type Of<K extends Notice['kind']> = Extract<Notice, { kind: K }>;

/** The sentence of a notice, and its one action. */
export function noticeWords(item: Notice, here: Here): NoticeWords {
  switch (item.kind) {
    case 'buy-pen':
      return penWords(item, here);
    case 'prescription':
      return prescriptionWords(item, here);
    case 'exam':
      return examWords(item, here);
    case 'box':
      return boxWords(item);
  }
}

function penWords({ dosesLeft, runsOutOn }: Of<'buy-pen'>, { zone, now }: Here): NoticeWords {
  return {
    title: 'Hora de renovar a receita e o estoque',
    detail:
      dosesLeft === 0
        ? 'Não há mais doses em casa para a próxima aplicação.'
        : `A primeira dose sem caneta é ${dayText(runsOutOn, dayOf(now, zone))}.`,
    action: { label: 'Adicionar caneta', link: { to: '/medications', search: { add: '1' } } },
  };
}

function prescriptionWords({ lastDay }: Of<'prescription'>, { zone, now }: Here): NoticeWords {
  const isOver = lastDay < dayOf(now, zone);
  return {
    title: isOver ? 'Receita vencida' : 'Receita perto do fim',
    detail: `${isOver ? 'Valeu' : 'Vale'} até ${formatDay(lastDay)}.`,
    action: { label: 'Adicionar receita', link: { to: '/medications', search: { receita: 'new' } } },
  };
}

function examWords({ examId, examType, repeatOn }: Of<'exam'>, { zone, now }: Here): NoticeWords {
  const isOver = repeatOn < dayOf(now, zone);
  return {
    title: `${examType}: hora de pensar em repetir`,
    detail: `O intervalo usual ${isOver ? 'terminou' : 'termina'} em ${formatDay(repeatOn)}. Quem acompanha você decide quando.`,
    action: { label: 'Ver exame', link: { to: '/exams', search: { open: 'details', item: examId } } },
  };
}

const SHELF = { supplement: '/supplement-store', medication: '/medication-store' } as const;
const QUANTITY = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 3 });

function boxWords(item: Of<'box'>): NoticeWords {
  const link: ScreenLink = {
    to: SHELF[item.itemKind],
    search: { item: item.itemId, open: 'details' },
  };
  return { ...stateWords(item), action: { label: 'Ver caixa', link } };
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
        detail: `${remains(quantity, left)}.`,
      };
    }
  }
}

/** '3 avisos de estoque', '1 aviso de estoque e receita', or only their number once an exam is among them. */
export function noticesLabel(notices: readonly Notice[]): string {
  const number = `${notices.length} ${notices.length === 1 ? 'aviso' : 'avisos'}`;
  if (notices.some(({ kind }) => kind === 'exam')) return number;
  const about = notices.some(({ kind }) => kind === 'prescription') ? 'estoque e receita' : 'estoque';
  return `${number} de ${about}`;
}
