export interface PhotosSearch {
  /** The photos of progress are open: `?photos=1`. */
  photos?: '1';
}

export function readPhotosSearch(search: Record<string, unknown>): PhotosSearch {
  // The router reads a bare 1 as a number.
  return { photos: String(search.photos) === '1' ? '1' : undefined };
}
