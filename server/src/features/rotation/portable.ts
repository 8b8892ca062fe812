import { z } from '@leveza/contract/zod.ts';
import { ZONES, zoneLabel } from '@leveza/domain/rotation/zones.ts';
import { isDay } from '@leveza/domain/time/days.ts';
import { zoneSettings } from './table.ts';

const zoneWords = Object.fromEntries(ZONES.map((zone) => [zone, zoneLabel(zone)]));

export const portableZoneSettings = {
  table: zoneSettings,
  name: 'zoneSettings',
  title: 'Regiões de aplicação',
  columns: {
    zone: { label: 'Região', is: z.enum(ZONES), words: zoneWords },
    isOff: { label: 'Desligada' },
    restUntil: { label: 'Descansando até', is: z.string().refine(isDay), ahead: 'a zone rests up to a day' },
    createdAt: { label: 'Registrada em' },
  },
};
