import * as records from '../../ui/drawings/record-scenes.ts';
import * as shelves from '../../ui/drawings/shelf-scenes.ts';
import * as errors from '../../ui/drawings/error-scenes.ts';
import { MOMENT_SCENES } from '../../ui/drawings/moment-scenes.ts';
import type { Scene } from '../../ui/drawings/scene.ts';
import { SceneDrawing } from '../../ui/drawings/SceneDrawing.tsx';
import { KitSection } from './KitSection.tsx';

const SCENES: [string, Scene][] = [
  ...Object.entries(records),
  ...Object.entries(shelves),
  ...Object.entries(errors),
  ...Object.entries(MOMENT_SCENES),
];

export function DrawingSection() {
  return (
    <KitSection title="Desenhos">
      <ul className="grid grid-cols-3 gap-4 sm:grid-cols-6">
        {SCENES.map(([name, scene]) => (
          <li key={name} className="grid justify-items-center gap-1 text-xs text-ink-soft">
            <SceneDrawing scene={scene} />
            {name}
          </li>
        ))}
      </ul>
    </KitSection>
  );
}
