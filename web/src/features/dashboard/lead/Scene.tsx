import { DoseDrawing, type DoseScene } from '../../../ui/drawings/DoseDrawing.tsx';

/** The drawing of the day, in the file of what not every day shows. */
export function Scene({ scene }: { scene: DoseScene }) {
  return <DoseDrawing scene={scene} />;
}
