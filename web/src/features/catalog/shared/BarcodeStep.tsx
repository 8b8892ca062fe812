import { findByEan } from '@leveza/contract/catalog/search.ts';
import { call } from '../../../lib/api.ts';
import { type BarcodeWays, EanAnswerCard } from '../barcode/EanAnswerCard.tsx';
import { BarcodeForm } from './BarcodeForm.tsx';
import { useBarcode } from './use-barcode.ts';

const lookUp = async (ean: string) => (await call(findByEan, { params: { ean } })).data;

/** A product by its barcode. */
export function BarcodeStep({ kind, ...ways }: BarcodeWays) {
  const barcode = useBarcode(lookUp);
  const { answer } = barcode;
  return (
    <BarcodeForm barcode={barcode}>
      {answer && <EanAnswerCard kind={kind} answer={answer} {...ways} />}
    </BarcodeForm>
  );
}
