import { getXenyProducts } from '@xana/contracts/http/payments/products';
import { useOperation } from '@xana/remote-kit';

/** A product of the store by its id. */
export function useProduct(id: string) {
  const { data, isError, refetch } = useOperation(getXenyProducts, {});
  const product = data && [...data.singleProducts, ...data.subscriptionProducts].find((each) => each.id === id);
  return { product, isError, isMissing: data !== undefined && !product, retry: () => void refetch() };
}
