import { partsOf, SITE_LABEL, SITES, type Zone, zoneLabel } from '@leveza/domain/rotation/zones.ts';
import { CircleAlert } from 'lucide-react';
import { useController } from 'react-hook-form';
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { ZonePicker } from '../../rotation/shared/ZonePicker.tsx';
import type { Overview } from '../use-overview.ts';
import type { ApplicationForm } from './use-application-form.ts';

interface Props {
  form: ApplicationForm['form'];
  overview: Overview;
}

const OPTIONS = SITES.map((site) => ({ value: site, label: SITE_LABEL[site] }));

/** Where on the body: the map of the zones, or the three sites where every zone is switched off. */
export function SiteField({ form, overview }: Props) {
  const { control } = form;
  const zone = useController({ control, name: 'zone' });
  const site = useController({ control, name: 'applicationSite' });
  const { zones, suggestion } = overview;

  if (zones.every(({ isOff }) => isOff)) {
    return (
      <FormField
        form={form}
        name="applicationSite"
        onEdit={(chosen) => zone.field.onChange(zoneWithin(suggestion.zone, chosen))}
      >
        {(field) => (
          <RadioGroup
            label="Local de aplicação"
            options={OPTIONS}
            hint={suggestion.zone && `Sugerido: ${zoneLabel(suggestion.zone)}.`}
            isRequired
            {...field}
          />
        )}
      </FormField>
    );
  }
  return (
    <div className="grid gap-1.5">
      <ZonePicker
        label="Local de aplicação"
        zones={zones}
        value={zone.field.value}
        suggested={suggestion.zone}
        onChange={(chosen) => {
          zone.field.onChange(chosen);
          site.field.onChange(partsOf(chosen).site);
          form.clearErrors('applicationSite');
        }}
      />
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

/** The suggested zone, if it is of this site. */
function zoneWithin(zone: Zone | null, site: string | null): Zone | null {
  return zone && partsOf(zone).site === site ? zone : null;
}
