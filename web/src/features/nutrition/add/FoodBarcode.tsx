import { WRONG_EAN } from '@leveza/contract/catalog/catalog.ts';
import type { Reply } from '@leveza/contract/endpoint.ts';
import { type Food, lookUpFoodBarcode } from '@leveza/contract/nutrition/foods.ts';
import type { Problem } from '@leveza/contract/problem.ts';
import { normaliseEan } from '@leveza/domain/catalog/ean.ts';
import { useMutation } from '@tanstack/react-query';
import { Camera as CameraIcon } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Form } from 'react-aria-components';
import { call } from '../../../lib/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormAlert } from '../../../ui/form/FormAlert.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Camera } from '../../catalog/shared/Camera.tsx';
import { mayHaveCamera } from '../../catalog/shared/use-camera.ts';
import { FoundFoodCard } from './FoundFoodCard.tsx';

interface Props {
  onFood: (food: Food) => void;
  onManual: (ean: string) => void;
}

/** A food by the bars of its package: read by the camera, or typed. */
export function FoodBarcode({ onFood, onManual }: Props) {
  const [isCameraOn, setCameraOn] = useState(false);
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const look = useFoodBarcode();
  const find = (text: string) => {
    const ean = normaliseEan(text);
    setRefusal(ean ? undefined : WRONG_EAN);
    if (ean) look.find(ean);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    find(typed);
  };
  return (
    <div className="grid gap-5">
      {isCameraOn ? (
        <Camera
          onRead={(code) => {
            setCameraOn(false);
            setTyped(code);
            find(code);
          }}
        />
      ) : (
        mayHaveCamera() && (
          <Button
            variant="secondary"
            icon={CameraIcon}
            className="justify-self-start"
            onPress={() => setCameraOn(true)}
          >
            Abrir câmera
          </Button>
        )
      )}
      <Form aria-label="Código de barras" validationBehavior="aria" onSubmit={submit} className="grid gap-3">
        <div className="flex items-start gap-2">
          <TextField
            label="Código de barras (EAN)"
            hint="Os números embaixo das barras."
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={20}
            value={typed}
            onChange={(text) => {
              setTyped(text);
              setRefusal(undefined);
              look.forget();
            }}
            error={refusal}
            className="flex-1"
          />
          <Button type="submit" className="mt-6.5" isPending={look.isLooking} pendingLabel="Buscando...">
            Buscar
          </Button>
        </div>
        <FormAlert>{look.problem?.message}</FormAlert>
      </Form>
      {look.answer?.food && (
        <Notice
          tone="ok"
          title={look.answer.food.name}
          isLive
          action={
            <Button size="sm" onPress={() => onFood(look.answer!.food!)}>
              Escolher
            </Button>
          }
        >
          Já está entre os seus alimentos.
        </Notice>
      )}
      {look.answer?.found && (
        <FoundFoodCard found={look.answer.found} attribution={look.answer.attribution} onSaved={onFood} />
      )}
      {look.answer && !look.answer.food && !look.answer.found && (
        <Notice
          tone="info"
          title="Não encontramos este código"
          isLive
          action={
            <Button variant="secondary" size="sm" onPress={() => onManual(look.answer!.ean)}>
              Cadastrar pelo rótulo
            </Button>
          }
        >
          Copie os números do rótulo: da próxima vez, o código já traz o alimento.
        </Notice>
      )}
    </div>
  );
}

type Answer = Reply<typeof lookUpFoodBarcode>['data'] & { ean: string };

/** Looks up a whole barcode. */
function useFoodBarcode() {
  const look = useMutation<Answer, Problem, string>({
    mutationFn: async (ean) => ({ ...(await call(lookUpFoodBarcode, { params: { ean } })).data, ean }),
  });
  return {
    find: look.mutate,
    forget: look.reset,
    isLooking: look.isPending,
    problem: look.error,
    answer: look.data ?? null,
  };
}
