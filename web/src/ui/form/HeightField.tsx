import { MeasureField, type MeasureFieldProps } from './MeasureField.tsx';
import { readHeight } from './read-height.ts';

/** The height, also as 1,68; in inches it is a number like any other. */
export function HeightField(props: MeasureFieldProps) {
  const isMetric = props.scale.unit === 'cm';
  return (
    <MeasureField
      hint={isMetric ? 'Por exemplo, 1,68 ou 168.' : undefined}
      {...props}
      read={isMetric ? readHeight : undefined}
    />
  );
}
