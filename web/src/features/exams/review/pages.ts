/** The upright picture of a page; of a photo, the photo itself. */
export async function drawPage(file: File, page: number, password?: string): Promise<Blob> {
  const { pagePicture } = await import('../reading/read-files.ts');
  return pagePicture(file, page, password === undefined ? {} : { password });
}

/** How many pages a file has; a picture is one. */
export async function countPages(file: File, password?: string): Promise<number> {
  if (file.type !== 'application/pdf') return 1;
  const { pageCount } = await import('../reading/read-files.ts');
  return pageCount(file, password === undefined ? {} : { password });
}
