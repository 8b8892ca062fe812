import type { Application } from '@leveza/contract/applications/applications.ts';
import type { ZoneState } from '@leveza/contract/rotation.ts';
import { partsOf, SITE_LABEL, SITES, type Zone, zoneLabel } from '@leveza/domain/rotation/zones.ts';
import { CircleAlert } from 'lucide-react';
import { useController, useWatch } from 'react-hook-form';
import { useSession } from '../../../lib/session.ts';
import { useNow, useToday } from '../../../lib/use-now.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { ZonePicker } from '../../rotation/shared/ZonePicker.tsx';
import type { Overview } from '../use-overview.ts';
import { isEarlierDay, mayForgetSite } from './application-values.ts';
import { withoutDose } from './without-dose.ts';
import type { ApplicationForm } from './use-application-form.ts';

interface Props {
  form: ApplicationForm['form'];
  overview: Overview;
  /** The one that is edited; null for a new one. */
  application: Application | null;
}

const OPTIONS = SITES.map((site) => ({ value: site, label: SITE_LABEL[site] }));

/**
 * Where on the body: the map of the zones, or the three sites where every zone is switched off. Of an earlier day it
 * may be forgotten, and how rested a zone is now says nothing about it.
 */
export function SiteField({ form, overview, application }: Props) {
  const { control } = form;
  const zone = useController({ control, name: 'zone' });
  const site = useController({ control, name: 'applicationSite' });
  const moment = useWatch({ control, name: 'moment' });
  const today = useToday();
  const isEarlier = isEarlierDay(moment, today);
  const mayForget = mayForgetSite(moment, { today, application });
  const zones = useZonesFor(application, overview);
  const suggested = isEarlier ? null : overview.suggestion.zone;
  const forget = mayForget && (
    <div>
      <Chip
        isSelected={site.field.value === null}
        onChange={() => {
          zone.field.onChange(null);
          site.field.onChange(null);
        }}
      >
        Não lembro
      </Chip>
    </div>
  );

  if (zones.every(({ isOff }) => isOff)) {
    return (
      <div className="grid gap-3">
        <FormField
          form={form}
          name="applicationSite"
          onEdit={(chosen) => zone.field.onChange(zoneWithin(suggested, chosen))}
        >
          {(field) => (
            <RadioGroup
              label="Local de aplicação"
              options={OPTIONS}
              hint={suggested && `Sugerido: ${zoneLabel(suggested)}.`}
              isRequired={!mayForget}
              {...field}
            />
          )}
        </FormField>
        {forget}
      </div>
    );
  }
  return (
    <div className="grid gap-3">
      <ZonePicker
        label="Local de aplicação"
        zones={zones}
        value={zone.field.value}
        suggested={suggested}
        isOfEarlierDay={isEarlier}
        onChange={(chosen) => {
          zone.field.onChange(chosen);
          site.field.onChange(partsOf(chosen).site);
          form.clearErrors('applicationSite');
        }}
      />
      {forget}
      {zone.field.value === null && site.field.value && (
        <p className="text-sm text-ink-soft">
          Registrado em {SITE_LABEL[site.field.value]}. Escolha no mapa para dizer a parte.
        </p>
      )}
      {site.fieldState.error && (
        <p role="alert" className="flex items-start gap-1.5 text-sm font-medium text-critical-ink">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {site.fieldState.error.message}
        </p>
      )}
    </div>
  );
}

/** A dose that is edited does not count against its own zone. */
function useZonesFor(application: Application | null, { zones, nextDose }: Overview): readonly ZoneState[] {
  const { timeZone: zone } = useSession();
  const now = useNow();
  return application
    ? withoutDose(zones, application, { intervalDays: nextDose.intervalDays, zone, now })
    : zones;
}

/** The suggested zone, if it is of this site. */
function zoneWithin(zone: Zone | null, site: string | null): Zone | null {
  return zone && partsOf(zone).site === site ? zone : null;
}
