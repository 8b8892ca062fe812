/** Looks at one picture of the camera: the digits of a barcode, or null. */
export type ReadPicture = (picture: HTMLVideoElement) => Promise<string | null>;

const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'itf'] as const;

interface Detector {
  detect: (picture: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<readonly string[]>;
}

/** The browser's own reader where it knows these codes, else one in WebAssembly that is fetched only now. */
export async function openReader(): Promise<ReadPicture> {
  const detector = (await nativeDetector()) ?? (await wasmDetector());
  return async (picture) => (await detector.detect(picture))[0]?.rawValue ?? null;
}

async function nativeDetector(): Promise<Detector | null> {
  const Native = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  if (!Native) return null;
  // Some systems have the class and no reader behind it.
  const known = await Native.getSupportedFormats().catch((): readonly string[] => []);
  const formats = FORMATS.filter((format) => known.includes(format));
  return formats.includes('ean_13') ? new Native({ formats }) : null;
}

async function wasmDetector(): Promise<Detector> {
  const { createDetector } = await import('./wasm-detector.ts');
  return createDetector([...FORMATS]);
}
