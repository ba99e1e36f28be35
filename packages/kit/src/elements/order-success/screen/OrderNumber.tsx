import { useRef, useState } from 'react';
import { announce } from '#platform/announcer.ts';
import { Button } from '#ui/button/Button.tsx';
import { useSuccessTexts } from './strings/index.ts';

/** The number large, because it will be read out, written down and copied [SUCCESS-01]. */
export function OrderNumber({ orderId }: { orderId: string }) {
  const t = useSuccessTexts();
  const number = useRef<HTMLElement>(null);
  const [isCopied, setCopied] = useState(false);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(orderId);
      setCopied(true);
      announce(t('number.copied'));
    } catch {
      // The clipboard needs a secure page and permission; without them, select the number to be copied by hand.
      if (number.current) getSelection()?.selectAllChildren(number.current);
    }
  };
  return (
    <p className="success__number">
      <span className="success__label">{t('number.label')}</span>
      <strong className="success__id" ref={number} translate="no">
        {orderId}
      </strong>
      <Button kind="quiet" className="success__copy" onClick={copy}>
        {t(isCopied ? 'number.copied' : 'number.copy')}
      </Button>
    </p>
  );
}
