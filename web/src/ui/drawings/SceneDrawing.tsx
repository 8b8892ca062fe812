import { LeafShape } from './LeafShape.tsx';
import { type Scene, SCENE_SIDE, STROKE } from './scene.ts';

interface Props {
  scene: Scene;
  /** On the coloured surface all of it has the colour of the text; elsewhere the leaves are green. */
  isOnLead?: boolean;
  className?: string;
}

/** A scene in the hand of the mark; the words beside it say the same. */
export function SceneDrawing({ scene: { lines, leaves }, isOnLead = false, className = 'size-28' }: Props) {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${SCENE_SIDE} ${SCENE_SIDE}`}
      fill="none"
      strokeWidth={STROKE}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`${className} stroke-current ${isOnLead ? '' : 'text-brand'}`}
    >
      <path d={lines} />
      <g className={isOnLead ? '' : 'text-leaf'}>
        {leaves.map(([x, y, size, turn]) => (
          <LeafShape key={`${x} ${y}`} x={x} y={y} size={size} turn={turn} />
        ))}
      </g>
    </svg>
  );
}
