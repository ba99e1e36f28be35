import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Icon } from '#ui/Icon.tsx';

interface EndingProps {
  isGood: boolean;
  title: string;
  hint: string;
  children: ReactNode;
}

/** How it went and the one thing to do next. */
export function Ending({ isGood, title, hint, children }: EndingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone; from here a screen reader reads on.
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <>
      <span className={`reset__sign reset__sign--${isGood ? 'good' : 'bad'}`}>
        <Icon name={isGood ? 'check' : 'alert'} />
      </span>
      <h2 ref={heading} tabIndex={-1} className="reset__title">
        {title}
      </h2>
      <p className="reset__hint">{hint}</p>
      {children}
    </>
  );
}
