import type { PenSupply } from '@leveza/contract/supply.ts';
import type { Occasion, OccasionKind } from '@leveza/domain/reminders/occasion.ts';
import type { Day } from '@leveza/domain/time/days.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import type { Call } from '../../../http/call.ts';
import { lastUsableDay } from '../../pens/shared/pen-reply.ts';
import { type AtHome, supplyOf } from '../../supply/shared/read-pen-supply.ts';
import { later, occasionOf } from './occasion-of.ts';
import { morningBefore, written } from './span.ts';

const PENS = { to: '/medications', search: {} } as const;

/** Days before the last day, ours: enough to use, renew or buy. Buying has its own lead in the patient's settings. */
const IN_USE_DAYS = 3;
const PRINTED_DAYS = 30;
const RECEITA_DAYS = 10;
const USEFUL_MS = 8 * DAY_MS;

/** Dates of the pens and the receita. */
export function supplyOccasions(call: Call, home: AtHome): Occasion[] {
  const { zone } = call;
  const supply = supplyOf(call, home);
  const on = (kind: OccasionKind, what: string, days: [Day, number], title: string): Occasion => {
    const at = morningBefore(...days, zone);
    const detailed = { title, body: `Último dia: ${written(days[0])}.` };
    return occasionOf(kind, { what, at, usefulUntil: later(at, USEFUL_MS), place: PENS, detailed });
  };
  const pens = home.pens.full.flatMap((pen) => {
    const until = lastUsableDay(pen, zone);
    const isOpen = until !== null && until !== pen.expiryDate;
    return [
      ...(isOpen
        ? [on('expires-in-use', `pen:${pen.id}:in-use`, [until, IN_USE_DAYS], `${pen.medicationName} em uso`)]
        : []),
      ...(pen.expiryDate
        ? [
            on(
              'expires-printed',
              `pen:${pen.id}:printed`,
              [pen.expiryDate, PRINTED_DAYS],
              `${pen.medicationName} vence em breve`,
            ),
          ]
        : []),
    ];
  });
  const receita = supply.prescriptionLastDay;
  return [
    ...pens,
    ...(receita
      ? [
          on(
            'prescription-ends',
            `prescription:${receita}`,
            [receita, RECEITA_DAYS],
            'Sua receita está perto do fim',
          ),
        ]
      : []),
    ...buying(supply, home, zone),
  ];
}

function buying({ buyBy, runsOutOn }: PenSupply, { pens }: AtHome, zone: string): Occasion[] {
  // Without a recorded pen the stock at home is unknown.
  if (!buyBy || !runsOutOn || !pens.newest) return [];
  const at = morningBefore(buyBy, 0, zone);
  return [
    occasionOf('buy-by', {
      what: `supply:${runsOutOn}`,
      at,
      usefulUntil: later(at, USEFUL_MS),
      place: PENS,
      detailed: {
        title: 'Hora de renovar a receita e o estoque',
        body: `A primeira dose sem caneta em casa é a de ${written(runsOutOn)}.`,
      },
    }),
  ];
}
