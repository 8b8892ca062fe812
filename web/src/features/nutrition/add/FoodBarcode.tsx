import { type Food, lookUpFoodBarcode } from '@leveza/contract/nutrition/foods.ts';
import { call } from '../../../lib/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { BarcodeForm } from '../../catalog/shared/BarcodeForm.tsx';
import { useBarcode } from '../../catalog/shared/use-barcode.ts';
import { FoundFoodCard } from './FoundFoodCard.tsx';

interface Props {
  onFood: (food: Food) => void;
  onManual: (ean: string) => void;
}

const lookUp = async (ean: string) => (await call(lookUpFoodBarcode, { params: { ean } })).data;

/** A food by the bars of its package. */
export function FoodBarcode({ onFood, onManual }: Props) {
  const barcode = useBarcode(lookUp);
  const { food = null, found = null, attribution = null, ean } = barcode.answer ?? {};
  return (
    <BarcodeForm barcode={barcode}>
      {food && (
        <Notice
          tone="ok"
          title={food.name}
          isLive
          action={
            <Button size="sm" onPress={() => onFood(food)}>
              Escolher
            </Button>
          }
        >
          Já está entre os seus alimentos.
        </Notice>
      )}
      {found && <FoundFoodCard found={found} attribution={attribution} onSaved={onFood} />}
      {ean && !food && !found && (
        <Notice
          tone="info"
          title="Não encontramos este código"
          isLive
          action={
            <Button variant="secondary" size="sm" onPress={() => onManual(ean)}>
              Cadastrar pelo rótulo
            </Button>
          }
        >
          Copie os números do rótulo: da próxima vez, o código já traz o alimento.
        </Notice>
      )}
    </BarcodeForm>
  );
}
