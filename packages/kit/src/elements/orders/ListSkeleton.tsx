import { useOrdersTexts } from './ordersTexts.ts';

const cards = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** As large as six orders, so that nothing jumps when they come [LIST-20]. */
export function ListSkeleton() {
  const t = useOrdersTexts();
  return (
    <div className="orders__page" role="status">
      <p className="orders__showing">{t('loading')}</p>
      <div className="orders__list skeleton" aria-hidden="true">
        {cards.map((card) => (
          <div key={card} className="order order--awaited">
            <span className="skeleton__line" />
            <span className="skeleton__line" />
            <span className="skeleton__line" />
          </div>
        ))}
      </div>
    </div>
  );
}
