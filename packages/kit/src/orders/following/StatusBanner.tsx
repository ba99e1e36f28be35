import { factsOfStatus } from '@freight/contract';
import type { ReactNode, Ref } from 'react';
import { OrderStatusIcon } from '#orders/view/OrderStatusIcon.tsx';

interface StatusBannerProps {
  status: string;
  /** What is the case, as a sentence: the heading of the screen. */
  sentence: string;
  heading?: Ref<HTMLHeadingElement> | undefined;
  children: ReactNode;
}

/** The first thing on the screen of an order, in the colour of what is the case. */
export function StatusBanner({ status, sentence, heading, children }: StatusBannerProps) {
  return (
    <>
      <header className="banner" data-phase={factsOfStatus(status)?.phase}>
        <span className="banner__icon">
          <OrderStatusIcon status={status} />
        </span>
        <div className="banner__text">
          <h2 part="heading" className="banner__headline" ref={heading} tabIndex={-1}>
            {sentence}
          </h2>
          {children}
        </div>
      </header>
      <slot name="after-status" />
    </>
  );
}
