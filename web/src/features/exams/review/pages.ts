/** The upright picture of a page; of a photo, the photo itself. `turn` are quarters the patient turned it further. */
export async function drawPage(file: File, page: number, password?: string, turn = 0): Promise<Blob> {
  const { pagePicture } = await import('../reading/read-files.ts');
  return pagePicture(file, page, {
    ...(password !== undefined && { password }),
    ...(turn > 0 && { turn }),
  });
}

/** How many pages a file has; a picture is one. */
export async function countPages(file: File, password?: string): Promise<number> {
  if (file.type !== 'application/pdf') return 1;
  const { pageCount } = await import('../reading/read-files.ts');
  return pageCount(file, password === undefined ? {} : { password });
}
