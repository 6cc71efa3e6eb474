import type { HistoryTab } from '@xana/contracts/events/store';
import type { XenyProduct } from '@xana/contracts/http/payments/xeny-product';

/** What a member can do from the list of products. A visitor logs in first. */
export interface StoreActions {
  buy(product: XenyProduct): void;
  updateCard(subscriptionId: string): void;
  showHistory(tab: HistoryTab): void;
}
