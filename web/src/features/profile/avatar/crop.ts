/** Which square of a picture is kept. `x` and `y` say where it stands in the room it has, 0 to 1. */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

export const CENTRED: Crop = { zoom: 1, x: 0.5, y: 0.5 };
export const MOST_ZOOM = 4;

interface Size {
  width: number;
  height: number;
}

/** The square in the picture's own pixels. */
export function squareOf({ width, height }: Size, { zoom, x, y }: Crop) {
  const side = Math.min(width, height) / zoom;
  return { left: (width - side) * x, top: (height - side) * y, side };
}

/** The crop after the picture was pulled by these shares of the square: it follows the finger and stops at its edge. */
export function pulled(size: Size, crop: Crop, byX: number, byY: number): Crop {
  const { left, top, side } = squareOf(size, crop);
  return {
    zoom: crop.zoom,
    x: shareOf(left - byX * side, size.width - side, crop.x),
    y: shareOf(top - byY * side, size.height - side, crop.y),
  };
}

/** Which ways the square can move at all. */
export function roomIn(size: Size, crop: Crop): { x: boolean; y: boolean } {
  const { side } = squareOf(size, crop);
  return { x: size.width - side >= 1, y: size.height - side >= 1 };
}

function shareOf(place: number, room: number, before: number): number {
  return room < 1 ? before : Math.min(1, Math.max(0, place / room));
}
