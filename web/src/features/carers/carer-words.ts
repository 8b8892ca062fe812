import type { Carer } from '@leveza/contract/carers/carers.ts';
import { CARER_ALERT_LABEL, CARER_ALERTS } from '@leveza/domain/carers/alerts.ts';
import type { Status } from '../../ui/Badge.tsx';

export const CARER_STATE: Record<Carer['state'], { word: string; status: Status }> = {
  invited: { word: 'Convite enviado', status: 'info' },
  active: { word: 'Recebe avisos', status: 'ok' },
  ended: { word: 'Encerrado', status: 'neutral' },
};

export const ALERT_OPTIONS = CARER_ALERTS.map((alert) => ({ value: alert, label: CARER_ALERT_LABEL[alert] }));

/** 'Dose não registrada e sinal de alerta registrado'. */
export const alertsLine = (alerts: Carer['alerts']): string => {
  const [first = '', ...others] = alerts.map((alert) => CARER_ALERT_LABEL[alert]);
  return [first, ...others.map((word) => word.toLowerCase())].join(' e ');
};
