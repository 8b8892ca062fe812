/** The file as a picture the right way up, or null when it is none. Its address is to be given back after use. */
export async function openPicture(file: Blob): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return image;
  } catch {
    closePicture(image);
    return null;
  }
}

export function closePicture(image: HTMLImageElement): void {
  URL.revokeObjectURL(image.src);
}

/** The canvas as a file to send: drawn pixels and nothing a camera wrote. */
export async function jpegOf(canvas: HTMLCanvasElement, name: string, quality = 0.9): Promise<File | null> {
  const content = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });
  return content && new File([content], name, { type: 'image/jpeg' });
}
