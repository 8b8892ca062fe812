import type { Application } from '@leveza/contract/applications/applications.ts';
import { SITE_LABEL, zoneLabel } from '@leveza/domain/rotation/zones.ts';
import { formatMg } from '../../lib/format.ts';

/** 'Ozempic 0,5 mg' */
export function doseText({ medicationName, doseMg }: Pick<Application, 'medicationName' | 'doseMg'>): string {
  return `${medicationName} ${formatMg(doseMg)}`;
}

/** 'Abdômen direito, abaixo do umbigo', or the site alone where no more is known. */
export function placeText({ zone, applicationSite }: Pick<Application, 'zone' | 'applicationSite'>) {
  if (zone) return zoneLabel(zone);
  return applicationSite && SITE_LABEL[applicationSite];
}

/** 'Abdômen direito': the place without its upper or lower part. */
export const sideText = (application: Pick<Application, 'zone' | 'applicationSite'>) =>
  placeText(application)?.split(',')[0];
