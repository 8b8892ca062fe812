import { MeasurementsPage } from '../../features/measurements/MeasurementsPage.tsx';
import { PhotosRow } from '../../features/photos/PhotosRow.tsx';

export function MeasurementsRoute() {
  return <MeasurementsPage photos={<PhotosRow />} />;
}
