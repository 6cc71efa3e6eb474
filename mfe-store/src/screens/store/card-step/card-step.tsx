import type { XenyProduct } from '@xana/contracts/http/payments/xeny-product';
import { sharedPhrases } from '@xana/i18n';
import { Button } from '@xana/ui-kit/button';
import { Dialog } from '@xana/ui-kit/dialog';
import { Picture } from '@xana/ui-kit/picture';
import { useText } from '../../../phrases/phrases.ts';
import { useProductTexts } from '../use-product-texts.ts';
import * as css from './card-step.module.css';

/** The chosen product before the payment. Until card payments are available, the dialog only states that they are not. */
export function CardStep({ product, onClose }: { product: XenyProduct; onClose(): void }) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const { name, price, bonus } = useProductTexts()(product);
  return (
    <Dialog title={t('card.title')} closeLabel={shared('close')} onClose={onClose}>
      <div className={css.product}>
        <span className={css.picture}>
          <Picture src={product.images[0] ?? null} alt="" sizes="6rem" ratio="4 / 3" />
        </span>
        <div>
          <p className={css.name}>{name}</p>
          <p className={css.bonus}>{bonus}</p>
        </div>
        <p className={css.price}>{price}</p>
      </div>
      <p className={css.notice}>{t('card.notOpen')}</p>
      <Button onClick={onClose}>{t('card.back')}</Button>
    </Dialog>
  );
}
