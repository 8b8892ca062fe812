import type { Measurement } from '@leveza/contract/measurements.ts';
import { use } from 'react';
import { useSession } from '../../lib/session.ts';
import { AreFiguresCovered } from '../../ui/Figure.tsx';
import { measurementText } from './measurement-words.ts';

/** The text of a toast about a measurement; none while figures are covered. */
export function useToastDetail() {
  const session = useSession();
  const isCovered = use(AreFiguresCovered);
  return (measurement: Measurement) => (isCovered ? {} : { detail: measurementText(measurement, session) });
}
