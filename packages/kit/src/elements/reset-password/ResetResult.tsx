import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { StatusIcon } from '#ui/status-icon/StatusIcon.tsx';

interface ResetResultProps {
  isGood: boolean;
  title: string;
  hint: string;
  children: ReactNode;
}

/** The result and the next step. */
export function ResetResult({ isGood, title, hint, children }: ResetResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused form is gone; screen readers continue from here.
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <>
      <StatusIcon icon={isGood ? 'check' : 'alert'} kind={isGood ? 'good' : 'bad'} />
      <h2 part="heading" ref={heading} tabIndex={-1} className="reset__title">
        {title}
      </h2>
      <p className="reset__hint">{hint}</p>
      {children}
    </>
  );
}
