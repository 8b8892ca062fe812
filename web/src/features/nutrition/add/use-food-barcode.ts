import type { Reply } from '@leveza/contract/endpoint.ts';
import { lookUpFoodBarcode } from '@leveza/contract/nutrition/foods.ts';
import type { Problem } from '@leveza/contract/problem.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

type Answer = Reply<typeof lookUpFoodBarcode>['data'] & { ean: string };

/** Looks up a whole barcode. */
export function useFoodBarcode() {
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
