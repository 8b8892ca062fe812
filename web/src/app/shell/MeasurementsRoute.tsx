import { MeasurementsPage } from '../../features/measurements/MeasurementsPage.tsx';

export function MeasurementsRoute() {
  return <MeasurementsPage />;
}
