import type { ReactNode } from 'react';
import type { Scene } from './drawings/scene.ts';
import { SceneDrawing } from './drawings/SceneDrawing.tsx';

interface Props {
  scene: Scene;
  children: ReactNode;
  action?: ReactNode;
}

/** The empty state of a list: one drawing, one sentence, one action. */
export function EmptyState({ scene, children, action }: Props) {
  return (
    <div className="grid justify-items-center gap-4 rounded-2xl border border-dashed border-line px-6 py-8 text-center">
      <SceneDrawing scene={scene} />
      <p className="max-w-sm text-pretty text-ink-soft">{children}</p>
      {action}
    </div>
  );
}
