import { BarcodeDetector, type BarcodeFormat, prepareZXingModule } from 'barcode-detector/ponyfill';
// Self-hosted: the package would fetch it from a public address, which the content security policy refuses.
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** ZXing in WebAssembly, in a file of its own: 40 kB and a 1 MB module that only an open camera needs. */
export async function createDetector(formats: BarcodeFormat[]): Promise<BarcodeDetector> {
  await prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, fireImmediately: true });
  return new BarcodeDetector({ formats });
}
