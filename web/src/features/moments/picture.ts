import { LEAF } from '../../ui/drawings/leaf.ts';
import { BACK_OPACITY, type LeafAt, type Scene, SCENE_SIDE, STROKE } from '../../ui/drawings/scene.ts';

const SIDE = 1080;
const DRAWING = 600;
const MARGIN = 90;
const COLOUR = { paper: '#174f9f', ink: '#ffffff', soft: '#d5e5fb' };
const FONT = "'Figtree Variable', system-ui, sans-serif";

interface Content {
  scene: Scene;
  sentence: string;
  /** Only where the patient asked for it. */
  figure: string | null;
}

/** The picture of a moment as a file: the drawing, the sentence and the name of Leveza, and nothing else of the patient. */
export async function pictureOf({ scene, sentence, figure }: Content): Promise<File | null> {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.fillStyle = COLOUR.paper;
  context.fillRect(0, 0, SIDE, SIDE);
  drawScene(context, scene);
  write(context, sentence, { y: figure ? 800 : 840, size: 64, weight: 700, colour: COLOUR.ink });
  if (figure) write(context, figure, { y: 880, size: 46, weight: 500, colour: COLOUR.soft });
  write(context, 'Leveza', { y: SIDE - 60, size: 36, weight: 600, colour: COLOUR.soft });
  const content = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  return content && new File([content], 'leveza.png', { type: 'image/png' });
}

function drawScene(context: CanvasRenderingContext2D, { lines, leaves }: Scene): void {
  context.save();
  context.translate((SIDE - DRAWING) / 2, MARGIN);
  context.scale(DRAWING / SCENE_SIDE, DRAWING / SCENE_SIDE);
  context.strokeStyle = COLOUR.ink;
  context.fillStyle = COLOUR.ink;
  context.lineWidth = STROKE;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.stroke(new Path2D(lines));
  for (const leaf of leaves) drawLeaf(context, leaf);
  context.restore();
}

function drawLeaf(context: CanvasRenderingContext2D, [x, y, size, turn]: LeafAt): void {
  const half = size / 2;
  context.save();
  context.translate(x + half, y + half);
  context.rotate((turn * Math.PI) / 180);
  context.translate(-half, -half);
  context.scale(size / 48, size / 48);
  const [back, front] = [new Path2D(LEAF.back), new Path2D(LEAF.front)];
  context.globalAlpha = BACK_OPACITY;
  context.fill(back);
  context.globalAlpha = 1;
  context.fill(front);
  context.restore();
}

interface Line {
  y: number;
  size: number;
  weight: number;
  colour: string;
}

function write(context: CanvasRenderingContext2D, text: string, { y, size, weight, colour }: Line): void {
  context.font = `${weight} ${size}px ${FONT}`;
  context.textAlign = 'center';
  context.fillStyle = colour;
  context.fillText(text, SIDE / 2, y, SIDE - 2 * MARGIN);
}
